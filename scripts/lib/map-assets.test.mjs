import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeMapCopies } from "./map-assets.mjs";

test("keeps the worker of the map, and files that aren't MapLibre's", () => {
  const folder = mkdtempSync(join(tmpdir(), "plaza-media-"));
  const kept = ["figtree.28krud.woff2", "icon.0i7_.svg", "maplibre-gl-worker.0vivtm.mjs"];
  const copies = ["maplibre-gl.3rkp.mjs", "maplibre-gl-dev.2i4y.mjs", "maplibre-gl-worker-dev.26cm.mjs"];
  for (const name of [...kept, ...copies, "maplibre-gl-shared.2igp.mjs"])
    writeFileSync(join(folder, name), "");
  removeMapCopies(folder);
  expect(readdirSync(folder).sort()).toEqual(kept);
  rmSync(folder, { recursive: true });
});
