import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOf } from "./source-hash.mjs";

let base;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "plaza-hash-"));
  mkdirSync(join(base, "app/deep"), { recursive: true });
  writeFileSync(join(base, "app/page.tsx"), "one");
  writeFileSync(join(base, "app/deep/page.tsx"), "two");
  writeFileSync(join(base, "config.mjs"), "three");
});

afterEach(() => rmSync(base, { recursive: true }));

const paths = ["app", "config.mjs"];

describe("hashOf", () => {
  test("stays the same while nothing changes", () => {
    expect(hashOf(paths, { base })).toBe(hashOf(paths, { base }));
  });

  test.each([
    ["the content of a deeply nested file", () => writeFileSync(join(base, "app/deep/page.tsx"), "TWO")],
    ["the name of a file", () => renameSync(join(base, "app/page.tsx"), join(base, "app/layout.tsx"))],
    ["the presence of a file", () => rmSync(join(base, "config.mjs"))],
    [
      "the boundary between two files",
      () => {
        writeFileSync(join(base, "app/deep/page.tsx"), "twoone");
        writeFileSync(join(base, "app/page.tsx"), "");
      },
    ],
  ])("changes with %s", (_what, change) => {
    const before = hashOf(paths, { base });
    change();
    expect(hashOf(paths, { base })).not.toBe(before);
  });

  test("ignores unwanted files", () => {
    const isIncluded = (name) => !name.endsWith(".test.ts");
    const before = hashOf(paths, { base, isIncluded });
    writeFileSync(join(base, "app/page.test.ts"), "test");
    expect(hashOf(paths, { base, isIncluded })).toBe(before);
  });

  test("changes with extra texts and their boundaries", () => {
    expect(hashOf(paths, { base, texts: ["ab", "c"] })).not.toBe(hashOf(paths, { base, texts: ["a", "bc"] }));
  });
});
