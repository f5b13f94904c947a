import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import core from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";

// Reads an OpenAPI document from the standard input and prints what Spectral and Redocly say of it, as a JSON list.
const source = readFileSync(0, "utf8");

const spectral = new core.Spectral();
/** @type {any} */
const oas = rulesets.oas;
spectral.setRuleset({ extends: [[oas, "all"]], rules: {} });
const bySpectral = (await spectral.run(JSON.parse(source))).map(
  ({ code, message, path }) => `spectral ${code}: ${message} (${path.join(" ")})`,
);

const config = await createConfig({
  extends: ["recommended"],
  rules: {
    "no-invalid-schema-examples": "error",
    "no-invalid-media-type-examples": "error",
    // It reads no patterns: `import` is no id. The test of the document compares paths with the patterns.
    "no-ambiguous-paths": "off",
  },
});
const byRedocly = (await lintFromString({ source, absoluteRef: "/openapi.json", config })).map(
  ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer})`,
);

process.stdout.write(JSON.stringify([...bySpectral, ...byRedocly]));
