import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { imageFile, imageNamePattern } from "@/lib/images/rules";
import { propertyTypes } from "@/lib/listings/rules";
import { archiveFile, readArchive, storePictures, type Archive } from "./pictures";
import { demoWords } from "./words";

let archive: Archive;
beforeAll(async () => {
  archive = await readArchive();
});

test("limits the archive of demo pictures to 30 MB", async () => {
  expect((await stat(archiveFile)).size).toBeLessThanOrEqual(30_000_000);
});

test("names every file of the archive by its content, and lists it in the manifest", () => {
  const names = archive.pictures.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...archive.files.keys()].sort()).toEqual(names.sort());
  const wrong = [...archive.files].filter(([name, bytes]) => {
    const hash = createHash("sha256").update(bytes).digest("hex");
    return !imageNamePattern.test(name) || !hash.startsWith(name);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

function sizeOf(file: Uint8Array | undefined): [number, number] {
  const header = Buffer.from(file ?? []);
  if (header.toString("latin1", 8, 16) !== "WEBPVP8 ") return [0, 0];
  return [header.readUInt16LE(26) & 0x3fff, header.readUInt16LE(28) & 0x3fff];
}

test("states the size and content of each picture in the manifest", () => {
  const wrong = archive.pictures.filter(({ name, width, height, bytes, alt, blurDataUrl }) => {
    const [foundWidth, foundHeight] = sizeOf(archive.files.get(name));
    const isSized = width === foundWidth && height === foundHeight && width > 0 && width <= 1280 && bytes > 0;
    return !isSized || alt.length < 3 || !/^data:image\/webp;base64,.{1,280}$/.test(blurDataUrl);
  });
  expect(wrong.map(({ key, view }) => `${key} ${view}`)).toEqual([]);
});

test("shows no view of one thing in two pictures", () => {
  const views = archive.pictures.map(({ key, view }) => `${key} ${view}`);
  expect(views.filter((view, index) => views.indexOf(view) < index)).toEqual([]);
});

test("has pictures of every kind of thing in the demo", () => {
  const lacks = (prefix: string) => !archive.pictures.some(({ key }) => key.startsWith(prefix));
  const prefixes = [
    ...demoWords.products.kinds.map(({ kind }) => `product/${kind}/`),
    ...demoWords.services.kinds.map(({ kind }) => `service/${kind}/`),
    ...propertyTypes.map((type) => `property/${type}/`),
  ];
  expect(prefixes.filter(lacks)).toEqual([]);
});

test("writes the original of each picture in use, and no others", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "plaza-pictures-"));
  const [first, second] = archive.pictures.map(({ name }) => name);
  await storePictures([first!, second!], archive, { dataDir });
  const uploads = path.join(dataDir, "uploads");
  expect((await readdir(uploads)).sort()).toEqual([imageFile(first!, 1280), imageFile(second!, 1280)].sort());
  const stored = await readFile(path.join(uploads, imageFile(first!, 1280)));
  expect(stored.equals(archive.files.get(first!)!)).toBe(true);
  await rm(dataDir, { recursive: true });
});
