import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const copies = /^maplibre-gl(?!-worker\.).*\.mjs$/;

/**
 * Removes copies of MapLibre's other builds (5 MB), which the bundler emits because the library might load them from next
 * to itself. The site names its worker (components/places/tile-map.ts).
 */
export function removeMapCopies(media) {
  for (const name of readdirSync(media).filter((name) => copies.test(name))) rmSync(join(media, name));
}
