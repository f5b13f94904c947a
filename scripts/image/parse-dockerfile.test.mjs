import { readFileSync } from "node:fs";
import { inRoot } from "../lib/paths.mjs";
import { isCompiler } from "./compilers.mjs";
import { parseCopy, parseDockerfile, parseEnv, parseProgram } from "./parse-dockerfile.mjs";

const stages = parseDockerfile(readFileSync(inRoot("Dockerfile"), "utf8"));

test("parses the whole Dockerfile of this folder", () => {
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

test("parses instructions with the options before their arguments", () => {
  expect(parseCopy("--from=build /plaza/a /plaza/b ./")).toEqual({
    from: "build",
    sources: ["/plaza/a", "/plaza/b"],
    to: "./",
  });
  expect(parseEnv("A=1 B=x=y")).toEqual({ A: "1", B: "x=y" });
  expect(parseProgram('--interval=5s CMD ["node", "-e", "1"]')).toEqual(["node", "-e", "1"]);
  expect(parseProgram('["node", "a.mjs"]')).toEqual(["node", "a.mjs"]);
});

describe("the last stage", () => {
  const [build, image] = stages;

  test("starts from an image without compilers and installs nothing", () => {
    expect(image.base).toMatch(/-slim$/);
    const commands = image.steps.filter(({ word }) => word === "RUN").map(({ rest }) => rest);
    expect(commands).toEqual([expect.stringMatching(/^install -d /)]);
  });

  test("contains no package that compiles", () => {
    const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
    const productionPackages = Object.entries(packages).filter(([location, { dev }]) => location && !dev);
    const names = productionPackages.map(([location]) => location.replace(/^.*node_modules\//, ""));
    const removals = build.steps.filter(({ rest }) => rest.startsWith("rm -rf ")).map(({ rest }) => rest);
    const compilers = names.filter(isCompiler);
    expect(compilers).toContain("@next/swc-linux-x64-gnu");
    expect(compilers.filter((name) => !name.startsWith("@next/swc-"))).toEqual([]);
    expect(removals.join(" ").split(" ")).toContain("node_modules/@next/swc-*");
  });
});
