import { readFileSync } from "node:fs";
import { inRoot } from "../paths.mjs";
import { binaryPackage } from "./binaries.mjs";

describe("binaryPackage", () => {
  test.each(
    /** @type {[NodeJS.Platform, NodeJS.Architecture][]} */ ([
      ["linux", "x64"],
      ["linux", "arm64"],
      ["darwin", "arm64"],
      ["darwin", "x64"],
    ]),
  )("names a package of package-lock.json for %s %s", (platform, arch) => {
    const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
    const entry = packages[`node_modules/${binaryPackage(platform, arch)}`];
    expect(entry).toMatchObject({ os: [platform], cpu: [arch] });
  });

  test("returns null for a system without PostgreSQL packages", () => {
    expect(binaryPackage("win32", "x64")).toBeNull();
  });
});
