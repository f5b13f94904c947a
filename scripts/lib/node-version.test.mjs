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
