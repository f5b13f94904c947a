import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import core from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";

const source = readFileSync(0, "utf8");

const spectral = new core.Spectral();
spectral.setRuleset({ extends: [rulesets.oas], rules: {} });
const spectralProblems = (await spectral.run(JSON.parse(source))).map(
  ({ code, message, path }) => `spectral ${code}: ${message} (${path.join(" ")})`,
);

const config = await createConfig({ extends: ["recommended"] });
const redoclyProblems = (await lintFromString({ source, absoluteRef: "/openapi.json", config })).map(
  ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer})`,
);

process.stdout.write(JSON.stringify([...spectralProblems, ...redoclyProblems]));
