import { condoTower } from "./blocks";
import type { ExteriorArt } from "./exterior-art";
import { apartmentHouse } from "./flats";
import { leaves } from "./greenery";
import { familyHouse } from "./homes";
import { duplex, townhouses } from "./rows";
import { cottage, mobileHome } from "./small-homes";
import { modernHouse, ranchHouse } from "./wide-homes";

const tree = leaves.oak;
const house = { skin: "siding", wall: "#e9e2d3", roof: "#5d6168", door: "#a4473a", tree } as const;
const block = { skin: "plain", wall: "#e9e2d3", trim: "#efe7da", accent: "#a97b55" } as const;
const rows = ["#b86f57", "#d9c7a8", "#8b9aa3", "#c99a6b", "#a9a08f"];

/** Where people live. */
export const dwellingArt: readonly ExteriorArt[] = [
  {
    type: "single-family",
    style: "colonial",
    alt: "Two-floor house with porch and garage",
    paint: () => familyHouse({ ...house, seed: "h1", hour: "noon", shutters: "#3f566b" }),
  },
  {
    type: "single-family",
    style: "colonial",
    alt: "Blue house with a yellow door",
    paint: () =>
      familyHouse({
        ...house,
        seed: "h2",
        hour: "morning",
        wall: "#9fb2bb",
        roof: "#4e4a4c",
        door: "#d9a441",
      }),
  },
  {
    type: "single-family",
    style: "colonial",
    alt: "Sage green house at golden hour",
    paint: () =>
      familyHouse({
        ...house,
        seed: "h3",
        hour: "golden",
        wall: "#b4bd9f",
        roof: "#5d4f49",
        door: "#6a3f36",
        tree: leaves.maple,
      }),
  },
  {
    type: "single-family",
    style: "ranch",
    alt: "Brick ranch house",
    paint: () =>
      ranchHouse({
        ...house,
        seed: "h4",
        hour: "golden",
        wall: "#c9b394",
        skin: "brick",
        roof: "#6b5145",
        shutters: "#4b5a50",
      }),
  },
  {
    type: "single-family",
    style: "ranch",
    alt: "White ranch house in the morning",
    paint: () =>
      ranchHouse({
        ...house,
        seed: "h5",
        hour: "morning",
        wall: "#eee8dc",
        roof: "#5b6068",
        door: "#3e6b66",
        accent: "#b9836a",
      }),
  },
  {
    type: "single-family",
    style: "modern",
    alt: "Modern house with large windows at dusk",
    paint: () => modernHouse({ ...house, seed: "h6", hour: "dusk", wall: "#f0ece4" }),
  },
  {
    type: "single-family",
    style: "modern",
    alt: "Modern white and timber house",
    paint: () =>
      modernHouse({
        ...house,
        seed: "h7",
        hour: "noon",
        wall: "#f3efe7",
        accent: "#9c7048",
        door: "#2f4a46",
      }),
  },
  {
    type: "single-family",
    style: "cottage",
    alt: "Cottage behind a picket fence",
    paint: () =>
      cottage({ ...house, seed: "h8", hour: "morning", wall: "#f0e6d2", roof: "#7a5a48", door: "#4f7a78" }),
  },
  {
    type: "single-family",
    style: "cottage",
    alt: "Blue-grey cottage with roses",
    paint: () =>
      cottage({
        ...house,
        seed: "h9",
        hour: "golden",
        wall: "#b7c2c6",
        roof: "#57514f",
        door: "#b0563f",
        shutters: "#f3ede0",
        tree: leaves.blossom,
      }),
  },
  {
    type: "condo",
    style: "tower",
    alt: "Residential tower with balconies",
    paint: () => condoTower({ ...block, seed: "c1", hour: "noon", floors: 6 }),
  },
  {
    type: "condo",
    style: "tower",
    alt: "Residential tower at dusk",
    paint: () => condoTower({ ...block, seed: "c2", hour: "dusk", floors: 6, wall: "#d9d2c6" }),
  },
  {
    type: "condo",
    style: "tower",
    alt: "Waterfront tower with palms",
    paint: () =>
      condoTower({ ...block, seed: "c3", hour: "morning", floors: 5, wall: "#f2ece0", palms: true }),
  },
  {
    type: "townhouse",
    style: "row",
    alt: "Row of colourful townhouses",
    paint: () => townhouses({ ...house, seed: "t1", hour: "morning", skin: "plain", colours: rows }),
  },
  {
    type: "townhouse",
    style: "row",
    alt: "Brick townhouses in the evening sun",
    paint: () =>
      townhouses({
        ...house,
        seed: "t2",
        hour: "golden",
        skin: "brick",
        colours: ["#a9604a", "#c9ab86", "#9a5a48", "#b98a6a", "#8f6a5a"],
      }),
  },
  {
    type: "apartment",
    style: "walk-up",
    alt: "Brick apartment house",
    paint: () =>
      apartmentHouse({
        ...house,
        seed: "a1",
        hour: "noon",
        floors: 4,
        wall: "#b5735a",
        skin: "brick",
        roof: "#4e4a4c",
      }),
  },
  {
    type: "apartment",
    style: "walk-up",
    alt: "Cream apartment house in the morning",
    paint: () =>
      apartmentHouse({
        ...house,
        seed: "a2",
        hour: "morning",
        floors: 3,
        wall: "#e3d6bf",
        skin: "plain",
        roof: "#5b4a44",
        door: "#3f5b66",
      }),
  },
  {
    type: "apartment",
    style: "walk-up",
    alt: "Apartment house with lit windows",
    paint: () =>
      apartmentHouse({
        ...house,
        seed: "a3",
        hour: "dusk",
        floors: 4,
        wall: "#8f8a86",
        skin: "panels",
        roof: "#3f4247",
      }),
  },
  {
    type: "duplex",
    style: "duplex",
    alt: "Duplex with two front doors",
    paint: () => duplex({ ...house, seed: "d1", hour: "golden", shutters: "#3f566b" }),
  },
  {
    type: "duplex",
    style: "duplex",
    alt: "Duplex in two colours",
    paint: () => duplex({ ...house, seed: "d2", hour: "noon", wall: "#c9d0c4", accent: "#b9a189" }),
  },
  {
    type: "mobile",
    style: "manufactured",
    alt: "Manufactured home with a deck",
    paint: () => mobileHome({ ...house, seed: "m1", hour: "noon", wall: "#c8d3c4", shutters: "#4b5f58" }),
  },
  {
    type: "mobile",
    style: "manufactured",
    alt: "Cream manufactured home in the evening sun",
    paint: () => mobileHome({ ...house, seed: "m2", hour: "golden", wall: "#eadfc8", shutters: "#7a4a3a" }),
  },
];
