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
  .features.flatMap((land) => (land.geometry.type === "Polygon" ? [land.geometry.coordinates] : land.geometry.coordinates))
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
      type: "Feature", id: town.region, geometry: { type: "Polygon", coordinates: [cells.cellPolygon(i)] },
    })),
  },
});
const regions = topology({
  regions: {
    type: "FeatureCollection",
    features: content.regions.map(({ id }) => ({
      type: "Feature", id, geometry: merge(land, land.objects.cells.geometries.filter((cell) => cell.id === id)),
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
    id, geometry.coordinates.map((polygon) => path(polygon[0])).join(""),
  ]),
);

const drawn = {
  width, height,
  coast: [ireland, ...islets].map(path).join(""),
  abroad: abroad.map(path).join(""),
  regions: shapes,
};
writeFileSync("src/games/brian-boru/map.json", `${JSON.stringify(drawn)}\n`);
console.log(ireland.length, islets.length, abroad.length, JSON.stringify(drawn).length);
