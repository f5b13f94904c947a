import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import { readMapColors, type MapColors } from "./map-colors";

const source = "tiles";

/** Widths in pixels by zoom level, growing exponentially in between. */
function growing(...stops: [zoom: number, px: number][]) {
  return ["interpolate", ["exponential", 1.6], ["zoom"], ...stops.flat()] as never;
}

const kindIs = (...kinds: string[]) => ["in", ["get", "kind"], ["literal", kinds]] as never;

function groundLayers(colors: MapColors): LayerSpecification[] {
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
    { id: "background", type: "background", paint: { "background-color": colors.water } },
    fill("earth", colors.land),
    fill("landuse", colors.park, green),
    fill("water", colors.water),
    { ...fill("buildings", colors.building), minzoom: 14 } as LayerSpecification,
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
    from: 3,
    widths: [
      [3, 0.4],
      [9, 1.4],
      [12, 3],
      [16, 12],
    ],
  },
];

function roadLayers(colors: MapColors): LayerSpecification[] {
  return roads.map(({ id, kinds, from, widths }) => ({
    id,
    type: "line",
    source,
    "source-layer": "roads",
    minzoom: from,
    filter: kindIs(...kinds),
    layout: { "line-cap": "round", "line-join": "round" },
    paint: {
      "line-color": id === "highways" ? colors.highway : colors.street,
      "line-width": growing(...widths),
    },
  }));
}

function borderLayer(colors: MapColors): LayerSpecification {
  return {
    id: "boundaries",
    type: "line",
    source,
    "source-layer": "boundaries",
    filter: kindIs("country", "region"),
    paint: { "line-color": colors.border, "line-width": 0.8, "line-dasharray": [4, 2] },
  };
}

/** Pins are on the centers of cities, whose names are below them. */
const belowPin = { "text-anchor": "top" as const, "text-offset": [0, 1.1] as [number, number] };

/** Fonts of the page that map labels can be drawn with. Quoted ones are fallbacks from the device, which may not exist. */
function labelFonts(): string[] {
  return getComputedStyle(document.body)
    .fontFamily.split(", ")
    .filter((name) => !name.startsWith('"'));
}

type Names = { id: string; layer: string; kinds: string[]; from?: number; size: number; color: string };

function nameLayer(
  colors: MapColors,
  { id, layer, kinds, from = 0, size, color }: Names,
): LayerSpecification {
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
      "text-font": labelFonts(),
      "text-size": size,
      "text-max-width": 8,
      "text-padding": 6,
      ...(id === "cities" ? belowPin : {}),
    },
    paint: { "text-color": color, "text-halo-color": colors.land, "text-halo-width": 1.5 },
  };
}

function nameLayers(colors: MapColors): LayerSpecification[] {
  const { name, quietName: quiet } = colors;
  const names: Names[] = [
    { id: "road-names", layer: "roads", kinds: ["highway", "major_road"], from: 12, size: 11, color: quiet },
    { id: "neighborhoods", layer: "places", kinds: ["neighbourhood"], from: 11, size: 11, color: quiet },
    { id: "cities", layer: "places", kinds: ["locality"], from: 3, size: 12, color: name },
    { id: "states", layer: "places", kinds: ["region"], size: 12, color: quiet },
  ];
  return names.map((each) => nameLayer(colors, each));
}

/** Streets, parks, water, and names of a PMTiles file with the layers of Protomaps, in the site's colors. */
export function archiveStyle(url: string): StyleSpecification {
  const colors = readMapColors();
  return {
    version: 8,
    sources: { [source]: { type: "vector", url: `pmtiles://${url}` } },
    layers: [...groundLayers(colors), ...roadLayers(colors), borderLayer(colors), ...nameLayers(colors)],
  };
}
