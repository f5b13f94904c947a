import { readFileSync } from "node:fs";
import { inRoot } from "../lib/paths.mjs";
import { parseCopy, parseDockerfile, parseEnv, parseProgram } from "./parse-dockerfile.mjs";

test("the Dockerfile of this folder is understood whole", () => {
  const stages = parseDockerfile(readFileSync(inRoot("Dockerfile"), "utf8"));
  expect(stages.map(({ name }) => name)).toEqual(["build", "1"]);
  const words = new Set(stages.flatMap(({ steps }) => steps.map(({ word }) => word)));
  expect([...words].sort()).toEqual([
    "CMD",
    "COPY",
    "ENV",
    "EXPOSE",
    "HEALTHCHECK",
    "RUN",
    "USER",
    "VOLUME",
    "WORKDIR",
  ]);
});

test("instructions are read with what stands before their arguments", () => {
  expect(parseCopy("--from=build /plaza/a /plaza/b ./")).toEqual({
    from: "build",
    sources: ["/plaza/a", "/plaza/b"],
    to: "./",
  });
  expect(parseEnv("A=1 B=x=y")).toEqual({ A: "1", B: "x=y" });
  expect(parseProgram('--interval=5s CMD ["node", "-e", "1"]')).toEqual(["node", "-e", "1"]);
  expect(parseProgram('["node", "a.mjs"]')).toEqual(["node", "a.mjs"]);
});
