import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const copies = /^maplibre-gl(?!-worker\.).*\.mjs$/;

/**
 * Removes the copies of MapLibre's other builds (5 MB) that the bundler emits in case the library loads them. The site
 * sets the URL of the worker itself (components/places/tile-map.ts).
 */
export function removeMapCopies(media) {
  for (const name of readdirSync(media).filter((name) => copies.test(name))) rmSync(join(media, name));
}
