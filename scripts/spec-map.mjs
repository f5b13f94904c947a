import { readFileSync, writeFileSync } from "node:fs";
import { renderSpecMap } from "./lib/spec-map.mjs";
import { inRoot } from "./lib/paths.mjs";

writeFileSync(inRoot("docs/spec-map.md"), renderSpecMap(readFileSync(inRoot("docs/spec-map.tsv"), "utf8")));
