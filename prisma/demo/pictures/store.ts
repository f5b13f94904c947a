import { constants } from "node:fs";
import { access, copyFile, link, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { imageFile, imageWidths } from "@/lib/images/rules";
import { paint } from "./paint";
import { buildPool } from "./pool";
import { recipeName, type Recipe } from "./recipe";

/** A picture of the demo data as the images table keeps it; `key` says what it shows. */
export type Picture = {
  key: string;
  alt: string;
  name: string;
  width: number;
  height: number;
  blurDataUrl: string;
  bytes: number;
};

type Note = { blurDataUrl: string; bytes: number };
type Report = (line: string) => void;

const sharedFolder = path.join("node_modules", ".cache", "plaza-demo-pictures");

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );
}

/** Replaces a file in one go, so that a run that is killed leaves no half picture. */
async function writeWhole(file: string, contents: Buffer | string): Promise<void> {
  const beside = `${file}.${process.pid}.part`;
  await writeFile(beside, contents);
  await rename(beside, file);
}

async function readNotes(folder: string): Promise<Map<string, Note>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(path.join(folder, "notes.json"), "utf8"))));
  } catch {
    return new Map();
  }
}

async function isComplete(folder: string, name: string): Promise<boolean> {
  const found = await Promise.all(
    imageWidths.map((width) => isThere(path.join(folder, imageFile(name, width)))),
  );
  return found.every(Boolean);
}

async function paintInto(folder: string, recipe: Recipe, name: string): Promise<Note> {
  const { variants, blurDataUrl } = await paint(recipe);
  await Promise.all(
    variants.map(({ width, file }) => writeWhole(path.join(folder, imageFile(name, width)), file)),
  );
  return { blurDataUrl, bytes: variants.reduce((sum, { file }) => sum + file.length, 0) };
}

/** Paints what a folder lacks; what is there under the same name is the same picture. */
async function fill(folder: string, recipes: readonly Recipe[], report: Report): Promise<Map<string, Note>> {
  const notes = await readNotes(folder);
  const missing: [Recipe, string][] = [];
  for (const recipe of recipes) {
    const name = recipeName(recipe);
    if (!notes.has(name) || !(await isComplete(folder, name))) missing.push([recipe, name]);
  }
  // Several pictures at a time with one thread each keep the processors busier than one picture with many threads.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  let done = 0;
  async function work(): Promise<void> {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const [recipe, name] = next;
      notes.set(name, await paintInto(folder, recipe, name));
      done += 1;
      if (done % 50 === 0) report(`${done} pictures painted`);
    }
  }
  const total = missing.length;
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work));
  sharp.concurrency(threads);
  if (total > 0) await writeWhole(path.join(folder, "notes.json"), JSON.stringify(Object.fromEntries(notes)));
  return notes;
}

async function bring(name: string, from: string, to: string): Promise<void> {
  for (const width of imageWidths) {
    const [source, target] = [path.join(from, imageFile(name, width)), path.join(to, imageFile(name, width))];
    if (await isThere(target)) continue;
    await link(source, target).catch(() => copyFile(source, target));
  }
}

/** A folder of this checkout that keeps painted pictures for the next data folder; null where it cannot be written. */
async function openShared(): Promise<string | null> {
  try {
    await mkdir(sharedFolder, { recursive: true });
    await access(sharedFolder, constants.W_OK);
    return path.resolve(sharedFolder);
  } catch {
    return null;
  }
}

/** Puts every demo picture into `dataDir/uploads` and returns them; seconds when they were painted before. */
export async function preparePictures(dataDir: string, report: Report): Promise<Picture[]> {
  const uploads = path.resolve(dataDir, "uploads");
  await mkdir(uploads, { recursive: true });
  const recipes = buildPool();
  const shared = await openShared();
  const notes = await fill(shared ?? uploads, recipes, report);
  const pictures: Picture[] = [];
  for (const recipe of recipes) {
    const name = recipeName(recipe);
    if (shared) await bring(name, shared, uploads);
    const { height = recipe.height } = recipe.band ?? {};
    pictures.push({
      key: recipe.key,
      alt: recipe.alt,
      name,
      width: 1280,
      height: Math.round((height * 1280) / recipe.width),
      ...(notes.get(name) ?? { blurDataUrl: "", bytes: 0 }),
    });
  }
  return pictures;
}
