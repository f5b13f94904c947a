import { officeBuilding, shopRow } from "./blocks";
import { hotel, mixedUse, restaurant, warehouse } from "./commerce";
import type { ExteriorArt } from "./exterior-art";
import { developmentSite, farm } from "./farm";
import { desertLand, lakeLot, meadowLot, mountainLand } from "./land";

const block = { skin: "plain", wall: "#e9e2d3", trim: "#efe7da", accent: "#a97b55" } as const;
const shops = ["#3f6b64", "#b0563f", "#44597a"];

/** Where people work, and land. */
export const premisesArt: readonly ExteriorArt[] = [
  {
    type: "office",
    style: "office",
    alt: "Office building of glass and stone",
    paint: () => officeBuilding({ ...block, seed: "o1", hour: "morning", floors: 4, wall: "#c9c2b6" }),
  },
  {
    type: "office",
    style: "office",
    alt: "Office building at dusk",
    paint: () =>
      officeBuilding({ ...block, seed: "o2", hour: "dusk", floors: 3, wall: "#7f868c", trim: "#4f565c" }),
  },
  {
    type: "retail",
    style: "storefront",
    alt: "Row of shops with striped awnings",
    paint: () => shopRow({ ...block, seed: "r1", hour: "golden", wall: "#b5735a", skin: "brick", shops }),
  },
  {
    type: "retail",
    style: "storefront",
    alt: "Bright shopfronts on a main street",
    paint: () =>
      shopRow({
        ...block,
        seed: "r2",
        hour: "noon",
        wall: "#d9c9ae",
        shops: ["#8c4a5c", "#4d6b45", "#b78331"],
      }),
  },
  {
    type: "industrial",
    style: "warehouse",
    alt: "Warehouse with loading docks",
    paint: () => warehouse({ ...block, seed: "w1", hour: "overcast", wall: "#c3c9cc", accent: "#44657a" }),
  },
  {
    type: "industrial",
    style: "warehouse",
    alt: "Light industrial unit in the morning",
    paint: () => warehouse({ ...block, seed: "w2", hour: "morning", wall: "#ddd3c2", accent: "#a4533a" }),
  },
  {
    type: "hospitality",
    style: "hotel",
    alt: "Hotel with palms",
    paint: () => hotel({ ...block, seed: "i1", hour: "golden", floors: 4, wall: "#f0dfc6", palms: true }),
  },
  {
    type: "hospitality",
    style: "hotel",
    alt: "Small brick hotel",
    paint: () => hotel({ ...block, seed: "i2", hour: "noon", floors: 3, wall: "#b98066", skin: "brick" }),
  },
  {
    type: "restaurant",
    style: "restaurant",
    alt: "Corner restaurant with a terrace at dusk",
    paint: () =>
      restaurant({
        ...block,
        seed: "e1",
        hour: "dusk",
        wall: "#9c6248",
        skin: "brick",
        trim: "#3c4347",
        accent: "#2f6157",
      }),
  },
  {
    type: "restaurant",
    style: "restaurant",
    alt: "Bistro with striped awnings",
    paint: () =>
      restaurant({
        ...block,
        seed: "e2",
        hour: "morning",
        wall: "#e3d3b6",
        trim: "#5b4a40",
        accent: "#8c3f4c",
      }),
  },
  {
    type: "mixed-use",
    style: "mixed",
    alt: "Shops below flats on a corner",
    paint: () => mixedUse({ ...block, seed: "x1", hour: "noon", wall: "#c48f68", skin: "brick", shops }),
  },
  {
    type: "mixed-use",
    style: "mixed",
    alt: "Mixed-use building in the evening",
    paint: () =>
      mixedUse({
        ...block,
        seed: "x2",
        hour: "dusk",
        wall: "#a7a39a",
        shops: ["#8c4a5c", "#4d6b45", "#b78331"],
      }),
  },
  {
    type: "vacant-land",
    style: "meadow",
    alt: "Building lot on a meadow",
    paint: () => meadowLot({ seed: "l1", hour: "noon" }),
  },
  {
    type: "vacant-land",
    style: "mountain",
    alt: "Acreage below snowy peaks",
    paint: () => mountainLand({ seed: "l2", hour: "golden" }),
  },
  {
    type: "vacant-land",
    style: "lake",
    alt: "Lake lot with a dock",
    paint: () => lakeLot({ seed: "l3", hour: "morning" }),
  },
  {
    type: "vacant-land",
    style: "desert",
    alt: "Desert land with mesas",
    paint: () => desertLand({ seed: "l4", hour: "golden" }),
  },
  {
    type: "farm",
    style: "farm",
    alt: "Farm with a red barn and a silo",
    paint: () => farm({ seed: "f1", hour: "noon", barn: "#a5402f" }),
  },
  {
    type: "farm",
    style: "farm",
    alt: "Farm at golden hour",
    paint: () => farm({ seed: "f2", hour: "golden", barn: "#8f5a3c" }),
  },
  {
    type: "development",
    style: "development",
    alt: "New homes going up on graded lots",
    paint: () => developmentSite({ seed: "v1", hour: "morning" }),
  },
];
