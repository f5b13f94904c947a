import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readMapTiles } from "./map-tiles";

const folder = mkdtempSync(path.join(tmpdir(), "plaza-tiles-"));
const file = path.join(folder, "us.pmtiles");
const url = "/map/tiles.pmtiles";

beforeEach(() => writeFileSync(file, "PMTiles and some tiles"));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (range?: string, target = url) => readMapTiles(file)(target, undefined, range);

test.each([
  ["bytes=0-6", "PMTiles", "bytes 0-6/22"],
  ["bytes=8-10", "and", "bytes 8-10/22"],
  ["bytes=17-", "tiles", "bytes 17-21/22"],
  ["bytes=17-16383", "tiles", "bytes 17-21/22"],
])("answers the range %s with its part of the file", async (range, text, span) => {
  const answer = await ask(range);
  expect(answer).toMatchObject({
    status: 206,
    headers: { "Content-Range": span, "Content-Length": String(text.length), "Accept-Ranges": "bytes" },
  });
  expect(answer?.bytes.toString()).toBe(text);
});

test.each([
  undefined,
  "bytes=22-30",
  "bytes=-5",
  "bytes=5-2",
  "bytes=0-1,3-4",
  "items=0-1",
  "bytes=9".repeat(40),
])("refuses the range %s and returns the size of the file", async (range) => {
  const answer = await ask(range);
  expect(answer).toMatchObject({ status: 416, headers: { "Content-Range": "bytes */22" } });
  expect(answer?.bytes).toHaveLength(0);
});

test("refuses a range larger than four megabytes, so that nobody loads the whole file into memory", async () => {
  writeFileSync(file, Buffer.alloc(5 * 1024 * 1024));
  expect(await ask("bytes=0-")).toMatchObject({ status: 416 });
  expect(await ask("bytes=0-4194303")).toMatchObject({ status: 206 });
});

test("marks the parts of a replaced file with another ETag", async () => {
  const before = await ask("bytes=0-6");
  expect(before?.headers.ETag).toMatch(/^"[\w-]+"$/);
  expect((await ask("bytes=0-6"))?.headers.ETag).toBe(before?.headers.ETag);
  utimesSync(file, new Date(0), new Date(0));
  expect((await ask("bytes=0-6"))?.headers.ETag).not.toBe(before?.headers.ETag);
});

test("has no other files, and none when the file is gone", async () => {
  expect(await ask("bytes=0-6", "/map/tiles.pmtiles.bak")).toBeNull();
  expect(await ask("bytes=0-6", `${url}?v=1`)).toMatchObject({ status: 206 });
  rmSync(file);
  await expect(ask("bytes=0-6")).rejects.toMatchObject({ code: "not_found" });
});
