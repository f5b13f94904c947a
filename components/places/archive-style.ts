import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import { readTokens } from "./token-colors";

const tokens = [
  "background",
  "foreground",
  "card",
  "muted",
  "muted-foreground",
  "border",
  "input",
  "services-soft",
  "trust-soft",
] as const;

type Colors = Record<(typeof tokens)[number], string>;

const source = "tiles";

/** Widths in pixels by zoom level, growing exponentially in between. */
function growing(...stops: [zoom: number, px: number][]) {
  return ["interpolate", ["exponential", 1.6], ["zoom"], ...stops.flat()] as never;
}

const kindIs = (...kinds: string[]) => ["in", ["get", "kind"], ["literal", kinds]] as never;

function groundLayers(colors: Colors): LayerSpecification[] {
  const fill = (layer: string, color: string, kinds?: string[]): LayerSpecification => ({
    id: layer,
    type: "fill",
    source,
    "source-layer": layer,
    ...(kinds ? { filter: kindIs(...kinds) } : {}),
    paint: { "fill-color": color },
  });
  const green = ["park", "nature_reserve", "national_park", "forest", "wood", "grass", "golf_course"];
  return [
    { id: "background", type: "background", paint: { "background-color": colors["services-soft"] } },
    fill("earth", colors.card),
    fill("landuse", colors["trust-soft"], green),
    fill("water", colors["services-soft"]),
    { ...fill("buildings", colors.muted), minzoom: 14 } as LayerSpecification,
  ];
}

type Road = { id: string; kinds: string[]; from: number; widths: [number, number][] };

const roads: Road[] = [
  {
    id: "minor",
    kinds: ["minor_road"],
    from: 11,
    widths: [
      [11, 0.4],
      [16, 6],
    ],
  },
  {
    id: "major",
    kinds: ["major_road"],
    from: 7,
    widths: [
      [7, 0.4],
      [12, 1.6],
      [16, 9],
    ],
  },
  {
    id: "highways",
    kinds: ["highway"],
    from: 4,
    widths: [
      [4, 0.5],
      [9, 1.4],
      [12, 3],
      [16, 12],
    ],
  },
];

function roadLayers(colors: Colors): LayerSpecification[] {
  return roads.map(({ id, kinds, from, widths }) => ({
    id,
    type: "line",
    source,
    "source-layer": "roads",
    minzoom: from,
    filter: kindIs(...kinds),
    layout: { "line-cap": "round", "line-join": "round" },
    paint: {
      "line-color": id === "highways" ? colors.input : colors.border,
      "line-width": growing(...widths),
    },
  }));
}

function borderLayer(colors: Colors): LayerSpecification {
  return {
    id: "boundaries",
    type: "line",
    source,
    "source-layer": "boundaries",
    filter: kindIs("country", "region"),
    paint: { "line-color": colors["muted-foreground"], "line-width": 0.8, "line-dasharray": [4, 2] },
  };
}

/** Pins are on the centers of cities, whose names are below them. */
const belowPin = { "text-anchor": "top" as const, "text-offset": [0, 1.1] as [number, number] };

type Names = { id: string; layer: string; kinds: string[]; from?: number; size: number; color: string };

function nameLayer(colors: Colors, { id, layer, kinds, from = 0, size, color }: Names): LayerSpecification {
  const isRoad = layer === "roads";
  return {
    id,
    type: "symbol",
    source,
    "source-layer": layer,
    minzoom: from,
    filter: kindIs(...kinds),
    layout: {
      "symbol-placement": isRoad ? "line" : "point",
      // Larger places win the room.
      "symbol-sort-key": ["-", 0, ["coalesce", ["get", "population_rank"], 0]],
      "text-field": ["coalesce", ["get", "name:en"], ["get", "name"]],
      "text-font": getComputedStyle(document.body).fontFamily.split(", "),
      "text-size": size,
      "text-max-width": 8,
      "text-padding": 6,
      ...(id === "cities" ? belowPin : {}),
    },
    paint: { "text-color": color, "text-halo-color": colors.card, "text-halo-width": 1.5 },
  };
}

function nameLayers(colors: Colors): LayerSpecification[] {
  const { foreground, "muted-foreground": quiet } = colors;
  const names: Names[] = [
    { id: "road-names", layer: "roads", kinds: ["highway", "major_road"], from: 12, size: 11, color: quiet },
    { id: "neighborhoods", layer: "places", kinds: ["neighbourhood"], from: 11, size: 11, color: quiet },
    { id: "cities", layer: "places", kinds: ["locality"], from: 4, size: 12, color: foreground },
    { id: "states", layer: "places", kinds: ["region"], size: 12, color: quiet },
  ];
  return names.map((each) => nameLayer(colors, each));
}

/** Streets, parks, water, and names of a PMTiles file with the layers of Protomaps, in the site's colors. */
export function archiveStyle(url: string): StyleSpecification {
  const colors = readTokens(tokens);
  return {
    version: 8,
    sources: { [source]: { type: "vector", url: `pmtiles://${url}` } },
    layers: [...groundLayers(colors), ...roadLayers(colors), borderLayer(colors), ...nameLayers(colors)],
  };
}
