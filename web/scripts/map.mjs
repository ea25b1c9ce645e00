// Draws the map of Brian Boru: the coast from world-atlas, regions as the land nearest to their towns.
// Run with `npm run map`; the result is committed, so a build needs neither the atlas nor this script.
import { readFileSync, writeFileSync } from "node:fs";
import { Delaunay } from "d3-delaunay";
import { feature, merge } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";

const content = JSON.parse(readFileSync("../src/meadhall/games/brian_boru/content/brian-boru.json", "utf8"));
const atlas = JSON.parse(readFileSync("node_modules/world-atlas/land-10m.json", "utf8"));
const { width, height } = content.map;

// The projection of the content's `map.projection`.
const project = ([lon, lat]) => [25 + (lon + 10.62) * 179, 40 + (55.42 - lat) * 300];

const MARGIN = 60;
const inFrame = ([x, y]) => x > -MARGIN && x < width + MARGIN && y > -MARGIN && y < height + MARGIN;

const coarse = simplify(presimplify(atlas), 0.00006);
const rings = feature(coarse, coarse.objects.land)
  .features.flatMap((land) =>
    land.geometry.type === "Polygon" ? [land.geometry.coordinates] : land.geometry.coordinates,
  )
  .map((polygon) => polygon[0].map(project))
  .filter((ring) => ring.length > 4 && ring.some(inFrame));

const holds = (ring, [x, y]) => {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
};

const centre = project([-8, 53.2]);
const ireland = rings.find((ring) => holds(ring, centre));
const near = (ring) => ring.every(inFrame);
const islets = rings.filter((ring) => ring !== ireland && near(ring) && ring[0][0] < 830);
const clamp = ([x, y]) => [Math.min(Math.max(x, -300), width + 300), Math.min(Math.max(y, -300), height + 300)];
const abroad = rings.filter((ring) => ring !== ireland && !islets.includes(ring)).map((ring) => ring.map(clamp));

const round = (n) => Math.round(n * 2) / 2;
const path = (ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

// Regions: every bit of land belongs to the region of the nearest town. Borders are rounded as shared arcs, so that
// neighbours keep fitting each other.
const sites = content.towns.map((town) => [town.x, town.y]);
const frame = [-100, -100, width + 100, height + 100];
const cells = Delaunay.from(sites).voronoi(frame);
const land = topology({
  cells: {
    type: "FeatureCollection",
    features: content.towns.map((town, i) => ({
      type: "Feature",
      id: town.region,
      geometry: { type: "Polygon", coordinates: [cells.cellPolygon(i)] },
    })),
  },
});
const regions = topology({
  regions: {
    type: "FeatureCollection",
    features: content.regions.map(({ id }) => ({
      type: "Feature",
      id,
      geometry: merge(
        land,
        land.objects.cells.geometries.filter((cell) => cell.id === id),
      ),
    })),
  },
});

const onFrame = ([x, y]) => x <= frame[0] + 1 || y <= frame[1] + 1 || x >= frame[2] - 1 || y >= frame[3] - 1;
const roundCorners = (arc) => {
  if (arc.every(onFrame)) return arc;
  let points = arc;
  for (let pass = 0; pass < 3; pass++) {
    const next = [points[0]];
    for (let i = 0; i + 1 < points.length; i++) {
      const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
      next.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]);
    }
    next.push(points.at(-1));
    points = next;
  }
  return points;
};
regions.arcs = regions.arcs.map(roundCorners);

const shapes = Object.fromEntries(
  feature(regions, regions.objects.regions).features.map(({ id, geometry }) => [
    id,
    geometry.coordinates.map((polygon) => path(polygon[0])).join(""),
  ]),
);

// Where names go: each town's name on the side with the fewest collisions, each region's sign where most room is.
const LETTER = 9.7;
const LINE = 23;
const EDGE = 85;
const box = (x, y, w, h) => ({ left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 });
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const discs = content.towns.map((town) => box(town.x, town.y, 50, 50));
const roadBoxes = content.roads.flatMap(({ a, b }) => {
  const [from, to] = [a, b].map((id) => content.towns.find((town) => town.id === id));
  return Array.from({ length: 12 }, (_, i) =>
    box(from.x + ((to.x - from.x) * (i + 0.5)) / 12, from.y + ((to.y - from.y) * (i + 0.5)) / 12, 10, 10),
  );
});
const placed = new Map();
const sidesOf = (town) => {
  const w = town.name.length * LETTER;
  const side = (x, y, anchor) => {
    const middle = town.x + x + (anchor === "start" ? w / 2 : anchor === "end" ? -w / 2 : 0);
    return { x, y, anchor, at: box(middle, town.y + y - 6, w, LINE) };
  };
  return [
    side(0, 41, "middle"),
    side(0, -28, "middle"),
    side(29, 6, "start"),
    side(-29, 6, "end"),
    side(18, 31, "start"),
    side(-18, 31, "end"),
    side(18, -20, "start"),
    side(-18, -20, "end"),
  ];
};
// Several rounds: a name placed early makes room for those placed after it.
for (let round = 0; round < 4; round += 1) {
  for (const town of [...content.towns].sort((a, b) => b.name.length - a.name.length)) {
    placed.delete(town.id);
    const others = [...discs, ...[...placed.values()].map(({ at }) => at)];
    const cost = ({ at }, i) =>
      others.reduce((sum, other) => sum + 2 * overlap(at, other), 0) +
      roadBoxes.reduce((sum, other) => sum + overlap(at, other), 0) +
      i * 40 +
      (at.right > width + 55 || at.left < -EDGE ? 1e6 : 0);
    placed.set(
      town.id,
      sidesOf(town)
        .map((side, i) => [cost(side, i), side])
        .sort((a, b) => a[0] - b[0])[0][1],
    );
  }
}
const nameBoxes = [...placed.values()].map(({ at }) => at);
const townNames = Object.fromEntries(
  content.towns.map(({ id }) => [id, (({ x, y, anchor }) => ({ x, y, anchor }))(placed.get(id))]),
);

const shapeOf = Object.fromEntries(
  feature(regions, regions.objects.regions).features.map(({ id, geometry }) => [
    id,
    geometry.coordinates.map((polygon) => polygon[0]),
  ]),
);
const seaAreas = [box(135, 131, 380, 230), box(857, 1175, 380, 170)];
const signs = {};
const signBoxes = [];
for (const region of [...content.regions].sort((a, b) => a.town_count - b.town_count)) {
  const own = content.towns.filter((town) => town.region === region.id);
  const middle = [
    own.reduce((sum, town) => sum + town.x, 0) / own.length,
    own.reduce((sum, town) => sum + town.y, 0) / own.length,
  ];
  const w = Math.max(120, region.name.length * 15.5);
  let best = null;
  for (let y = 60; y < height; y += 8) {
    for (let x = 20; x < width + 40; x += 8) {
      if (x + Math.max(w / 2, region.name.length * 10) > width + 50) continue;
      const mine = shapeOf[region.id].some((ring) => holds(ring, [x, y]));
      if (!mine) continue;
      const at = box(x, y + 4, w, 112);
      const cost =
        discs.reduce((sum, other) => sum + 4 * overlap(at, other), 0) +
        nameBoxes.reduce((sum, other) => sum + 3 * overlap(at, other), 0) +
        roadBoxes.reduce((sum, other) => sum + 2 * overlap(at, other), 0) +
        [...signBoxes, ...seaAreas].reduce((sum, other) => sum + 9 * overlap(at, other), 0) +
        3 * Math.hypot(x - middle[0], y - middle[1]) +
        (holds(ireland, [x, y]) ? 0 : 250);
      if (!best || cost < best.cost) best = { cost, x, y, at };
    }
  }
  signBoxes.push(best.at);
  signs[region.id] = { x: best.x, y: best.y };
}

const drawn = {
  width,
  height,
  coast: [ireland, ...islets].map(path).join(""),
  abroad: abroad.map(path).join(""),
  regions: shapes,
  signs,
  names: townNames,
};
writeFileSync("src/games/brian-boru/map.json", `${JSON.stringify(drawn)}\n`);
console.log(ireland.length, islets.length, abroad.length, JSON.stringify(drawn).length);
