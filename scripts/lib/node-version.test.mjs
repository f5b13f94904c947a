import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { satisfies } from "./node-version.mjs";

describe("satisfies", () => {
  test.each([
    ["20.19.0", true],
    ["20.20.2", true],
    ["22.1.0", true],
    ["20.18.9", false],
    ["18.20.0", false],
  ])("judges %s against >=20.19 as %s", (version, expected) => {
    expect(satisfies(version, ">=20.19")).toBe(expected);
  });
});

test("names the Node version of the image in .nvmrc, as package.json allows", () => {
  const version = readFileSync(inRoot(".nvmrc"), "utf8").trim();
  expect(readFileSync(inRoot("Dockerfile"), "utf8")).toMatch(new RegExp(`^FROM node:${version}-`, "m"));
  const { engines } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  expect(satisfies(`${version}.0.0`, engines.node)).toBe(true);
});
