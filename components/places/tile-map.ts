import { addProtocol, Map as MapLibre, setWorkerUrl, type StyleSpecification } from "maplibre-gl";
import { Protocol } from "pmtiles";
import { unitsPerDegree } from "@/lib/places/mercator.rules";
import type { MapTiles } from "@/lib/places/tiles.rules";
import { archiveStyle } from "./archive-style";
import { center } from "./clusters";
import { isDark, watchScheme } from "./color-scheme";
import { planeOf, type View } from "./planes";
import { readCredit, type Credit } from "./tile-credit";

// A file of the site: the policy allows no worker from a blob.
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
addProtocol("pmtiles", new Protocol({ metadata: true }).tile);

const tileSize = 512;
const fadeMs = 150;

function cameraOf(view: View, { clientWidth }: HTMLElement) {
  const { latitude, longitude } = planeOf(view).locate(center(view));
  const worldWidth = (360 * unitsPerDegree * clientWidth) / view.width;
  return { center: [longitude, latitude] as [number, number], zoom: Math.log2(worldWidth / tileSize) };
}

function styleOf(tiles: MapTiles): StyleSpecification | string {
  if ("archive" in tiles) return archiveStyle(new URL(tiles.archive, location.origin).href);
  return isDark() ? tiles.darkStyle : tiles.style;
}

function attributionsOf(map: MapLibre): string[] {
  const { sources } = map.getStyle();
  return Object.keys(sources).flatMap((id) => {
    const attribution: unknown = map.getSource(id)?.attribution;
    return typeof attribution === "string" ? [attribution] : [];
  });
}

type Options = {
  container: HTMLElement;
  tiles: MapTiles;
  view: View;
  onShown: (credit: Credit | null) => void;
};

export type TileMap = { show: (view: View) => void; close: () => void };

function watchTiles(
  map: MapLibre,
  { onShown, close }: Pick<Options, "onShown"> & { close: () => void },
): void {
  let hasStyle = false;
  let hasTile = false;
  let hasFailed = false;
  map.once("style.load", () => (hasStyle = true));
  map.on("sourcedata", ({ tile }) => (hasTile ||= tile?.state === "loaded"));
  map.on("error", () => {
    hasFailed = true;
    if (!hasStyle) close();
  });
  map.once("load", () => {
    if (hasFailed && !hasTile) return close();
    const show = () => onShown(readCredit(attributionsOf(map)));
    show();
    map.on("webglcontextlost", () => onShown(null));
    map.on("webglcontextrestored", show);
  });
}

export function openTileMap({ container, tiles, view, onShown }: Options): TileMap {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = new MapLibre({
    container,
    style: styleOf(tiles),
    ...cameraOf(view, container),
    interactive: false,
    attributionControl: false,
    fadeDuration: isStill ? 0 : fadeMs,
  });
  const unwatch = watchScheme(() => {
    if ("archive" in tiles || tiles.style !== tiles.darkStyle) map.setStyle(styleOf(tiles));
  });
  let isOpen = true;
  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    unwatch();
    map.remove();
  }
  watchTiles(map, { onShown, close });
  function show(next: View): void {
    if (isOpen) map.jumpTo(cameraOf(next, container));
  }
  return { show, close };
}
