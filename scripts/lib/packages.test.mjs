import { isRelease, missingPackages } from "./packages.mjs";

const required = {
  packages: {
    "": { name: "plaza" },
    "node_modules/next": { version: "16.4.6" },
    "node_modules/next/node_modules/postcss": { version: "8.4.31" },
    "node_modules/@next/swc-darwin-x64": { version: "16.4.6", optional: true },
  },
};

const complete = {
  packages: {
    "node_modules/next": { version: "16.4.6" },
    "node_modules/next/node_modules/postcss": { version: "8.4.31" },
  },
};

describe("missingPackages", () => {
  test("finds nothing to do when only packages of other systems are absent", () => {
    expect(missingPackages(required, complete)).toEqual([]);
  });

  test("finds everything missing in a fresh checkout", () => {
    expect(missingPackages(required, null)).toContain("node_modules/next");
  });

  test("finds a package of another version", () => {
    const old = { packages: { ...complete.packages, "node_modules/next": { version: "16.4.5" } } };
    expect(missingPackages(required, old)).toEqual(["node_modules/next"]);
  });
});

test("recognizes an installation without development packages", () => {
  expect(isRelease(complete)).toBe(true);
  expect(isRelease({ packages: { ...complete.packages, "node_modules/jest": { dev: true } } })).toBe(false);
  expect(isRelease(null)).toBe(false);
});
