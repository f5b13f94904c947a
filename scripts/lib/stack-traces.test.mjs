import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeStackReader } from "./stack-traces.mjs";

describe("makeStackReader", () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "stack-"));
    const chunks = path.join(folder, ".next/server/chunks");
    mkdirSync(chunks, { recursive: true });
    // Maps the first character to line 3, column 5 of the source.
    const map = { version: 3, sources: ["../../../lib/a.ts"], names: [], mappings: "AAEI" };
    writeFileSync(path.join(chunks, "_1a~-._.js.map"), JSON.stringify(map));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("maps places to the sources, with or without a folder", () => {
    const read = makeStackReader(folder);
    const line =
      "at async t (/srv/plaza/release-7/.next/server/chunks/_1a~-._.js:1:1)\\n at .next/server/chunks/_1a~-._.js:1:9";
    expect(read(line)).toBe("at async t (lib/a.ts:3:5)\\n at lib/a.ts:3:13");
  });

  test("leaves unmapped places unchanged", () => {
    const line = "at x (/srv/plaza/dist/gone.mjs:1:1) of node:net:343:12";
    expect(makeStackReader(folder)(line)).toBe(line);
  });
});
