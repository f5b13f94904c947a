import { constants } from "node:fs";
import {
  access,
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { imageFile, imageWidths } from "@/lib/images/rules";
import type { Storage } from "@/lib/server/stored-files";
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
export type Report = (line: string) => void;

const sharedFolder = path.join("node_modules", ".cache", "plaza-demo-pictures");

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );
}

/** Replaces a file in one go, so that a run that is killed leaves no half picture. */
export async function writeWhole(file: string, contents: Buffer | string): Promise<void> {
  const beside = `${file}.${process.pid}.part`;
  await writeFile(beside, contents);
  await rename(beside, file);
}

export async function readNotes(folder: string): Promise<Map<string, Note>> {
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

/** A picture to paint; its recipe is made when its turn comes. */
export type Named = { name: string; recipe: () => Recipe };

const mostWorkers = 4;

/** Paints what a folder lacks; what is there under the same name is the same picture. */
export async function fill(
  folder: string,
  pictures: readonly Named[],
  { report, workers = mostWorkers }: { report: Report; workers?: number },
): Promise<Map<string, Note>> {
  const notes = await readNotes(folder);
  const missing: Named[] = [];
  for (const picture of pictures) {
    if (!notes.has(picture.name) || !(await isComplete(folder, picture.name))) missing.push(picture);
  }
  // Several pictures at a time with one thread each keep the processors busier than one picture with many threads.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  let done = 0;
  async function work(): Promise<void> {
    for (let next = missing.pop(); next; next = missing.pop()) {
      notes.set(next.name, await paintInto(folder, next.recipe(), next.name));
      done += 1;
      if (done % 50 === 0) report(`${done} pictures painted`);
    }
  }
  const total = missing.length;
  await Promise.all(Array.from({ length: Math.min(workers, availableParallelism() + 1) }, work));
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

/** Puts the painted pictures that a bucket lacks into it, a few at a time. */
async function send(names: readonly string[], from: string, bucket: Storage): Promise<void> {
  const there = new Set<string>();
  for await (const { name } of bucket.list("uploads")) there.add(name);
  const missing = names.flatMap((name) => imageWidths.map((width) => imageFile(name, width)));
  const left = missing.filter((file) => !there.has(file));
  async function work(): Promise<void> {
    for (let file = left.pop(); file; file = left.pop()) {
      await bucket.write("uploads", file, await readFile(path.join(from, file)));
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
}

/** A folder of this checkout that keeps painted pictures for the next data folder; null where it cannot be written. */
export async function openShared(): Promise<string | null> {
  try {
    await mkdir(sharedFolder, { recursive: true });
    await access(sharedFolder, constants.W_OK);
    return path.resolve(sharedFolder);
  } catch {
    return null;
  }
}

export type Place = { dataDir: string; bucket?: Storage };

/** Paints every picture where it is kept and brings it there; what of each was noted while it was painted. */
export async function store(pictures: readonly Named[], { dataDir, bucket }: Place, report: Report) {
  const names = pictures.map(({ name }) => name);
  const shared = await openShared();
  if (bucket) {
    const folder = shared ?? (await mkdtemp(path.join(tmpdir(), "plaza-pictures-")));
    try {
      const notes = await fill(folder, pictures, { report });
      await send(names, folder, bucket);
      return notes;
    } finally {
      if (!shared) await rm(folder, { recursive: true });
    }
  }
  const uploads = path.resolve(dataDir, "uploads");
  await mkdir(uploads, { recursive: true });
  const notes = await fill(shared ?? uploads, pictures, { report });
  for (const name of shared ? names : []) await bring(name, shared ?? uploads, uploads);
  return notes;
}

/** Puts every demo picture into the bucket, else into `dataDir/uploads`; seconds when they were painted before. */
export async function preparePictures(place: Place, report: Report): Promise<Picture[]> {
  const recipes = buildPool();
  const named = recipes.map((recipe) => ({ name: recipeName(recipe), recipe: () => recipe }));
  const notes = await store(named, place, report);
  return recipes.map((recipe) => {
    const name = recipeName(recipe);
    const { height = recipe.height } = recipe.band ?? {};
    return {
      key: recipe.key,
      alt: recipe.alt,
      name,
      width: 1280,
      height: Math.round((height * 1280) / recipe.width),
      ...(notes.get(name) ?? { blurDataUrl: "", bytes: 0 }),
    };
  });
}
