import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { root } from "./paths.mjs";

const builtPlace = /(?:\/[^\s():"]*\/)?((?:\.next\/server|dist)\/[^\s:"]+?\.m?js):(\d+):(\d+)/g;

/**
 * Returns a function that maps positions in built files to their sources; unmapped positions stay. `folder` is the
 * folder of the build.
 */
export function makeStackReader(folder = root) {
  const maps = new Map();

  function mapOf(file) {
    if (!maps.has(file)) {
      const source = path.join(folder, `${file}.map`);
      maps.set(file, existsSync(source) ? new SourceMap(JSON.parse(readFileSync(source, "utf8"))) : null);
    }
    return maps.get(file);
  }

  return (text) =>
    text.replace(builtPlace, (place, file, line, column) => {
      const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
      if (!origin?.fileName) return place;
      const source = path.relative(
        folder,
        path.resolve(folder, path.dirname(file), decodeURIComponent(origin.fileName)),
      );
      return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
    });
}
