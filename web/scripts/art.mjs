// Makes the small map of the home page's pictures from the map of Brian Boru's table: in whole numbers, without what is
// too fine to be seen. Run with `npm run art`; the result is committed.
import { readFileSync, writeFileSync } from "node:fs";

const map = JSON.parse(readFileSync("src/games/brian-boru/map.json", "utf8"));
const content = JSON.parse(readFileSync("../src/meadhall/games/brian_boru/content/brian-boru.json", "utf8"));
const FINE = 3;
const LEAST_POINTS = 6;

const pathsOf = (d) =>
  d
    .split("M")
    .slice(1)
    .map((part) => [...part.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]));

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dy * x - dx * y + bx * ay - by * ax) / length;
}

/** Douglas and Peucker: the points that are further than a little from the line without them. */
function simpler(points) {
  if (points.length < 3) return points;
  let [furthest, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const far = distance(points[i], points[0], points.at(-1));
    if (far > furthest) [furthest, at] = [far, i];
  }
  if (furthest <= FINE) return [points[0], points.at(-1)];
  return [...simpler(points.slice(0, at + 1)).slice(0, -1), ...simpler(points.slice(at))];
}

function small(d) {
  return pathsOf(d)
    .map((points) => {
      const half = Math.floor(points.length / 2);
      return [
        ...simpler(points.slice(0, half + 1)).slice(0, -1),
        ...simpler([...points.slice(half), points[0]]).slice(0, -1),
      ];
    })
    .filter((points) => points.length >= LEAST_POINTS)
    .map((points) => "M" + points.map((point) => point.map(Math.round).join(" ")).join("L") + "Z")
    .join("");
}

const towns = Object.fromEntries(content.towns.map(({ id, colour, x, y }) => [id, { colour, x, y }]));
const roads = content.roads
  .filter(({ kind }) => kind !== "sea")
  .map(({ a, b }) => `M${towns[a].x} ${towns[a].y}L${towns[b].x} ${towns[b].y}`)
  .join("");
const regions = Object.values(map.regions).map(small);
const written = `// Made by scripts/art.mjs from the map of the table.
export const COAST = ${JSON.stringify(small(map.coast))};
export const REGIONS: readonly string[] = ${JSON.stringify(regions)};
export const ROADS = ${JSON.stringify(roads)};
export const TOWNS: readonly { id: string; colour: string; x: number; y: number }[] = ${JSON.stringify(
  Object.entries(towns).map(([id, town]) => ({ id, ...town })),
)};
`;
writeFileSync("src/games/brian-boru/home/map.ts", written);
