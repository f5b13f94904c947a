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
import { imageFile, imageWidths, standInFile, type ImageWidth } from "@/lib/images/rules";
import type { Storage } from "@/lib/server/stored-files";
import { paint, paintDraft, type Painted } from "./paint";
import type { Recipe } from "./recipe";

export type Note = { blurDataUrl: string; bytes: number };

/** How a picture is painted, and where: its files, and the notes on what was painted so. */
type Brush = {
  notes: string;
  fileOf: (name: string, width: ImageWidth) => string;
  paint: (recipe: Recipe) => Promise<Painted>;
};
const fine: Brush = { notes: "notes.json", fileOf: imageFile, paint };
/** A sixth of the time: sharp on a card, soft where it fills a screen. It stands in until the picture itself is painted. */
export const rough: Brush = { notes: "drafts.json", fileOf: standInFile, paint: paintDraft };

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

export async function readNotes(folder: string, { notes } = fine): Promise<Map<string, Note>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(path.join(folder, notes), "utf8"))));
  } catch {
    return new Map();
  }
}

async function isComplete(folder: string, name: string, { fileOf }: Brush): Promise<boolean> {
  const found = await Promise.all(
    imageWidths.map((width) => isThere(path.join(folder, fileOf(name, width)))),
  );
  return found.every(Boolean);
}

type Target = { folder: string; name: string; brush: Brush };

async function paintInto({ folder, name, brush }: Target, recipe: Recipe): Promise<Note> {
  const { variants, blurDataUrl } = await brush.paint(recipe);
  await Promise.all(
    variants.map(({ width, file }) => writeWhole(path.join(folder, brush.fileOf(name, width)), file)),
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
  { report, workers = mostWorkers, brush = fine }: { report: Report; workers?: number; brush?: Brush },
): Promise<Map<string, Note>> {
  const notes = await readNotes(folder, brush);
  const missing: Named[] = [];
  for (const picture of pictures) {
    if (!notes.has(picture.name) || !(await isComplete(folder, picture.name, brush))) missing.push(picture);
  }
  // Several pictures at a time with one thread each keep the processors busier than one picture with many threads.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  let done = 0;
  async function work(): Promise<void> {
    for (let next = missing.pop(); next; next = missing.pop()) {
      notes.set(next.name, await paintInto({ folder, name: next.name, brush }, next.recipe()));
      done += 1;
      if (done % 50 === 0) report(`${done} pictures painted`);
    }
  }
  const total = missing.length;
  await Promise.all(Array.from({ length: Math.min(workers, availableParallelism() + 1) }, work));
  sharp.concurrency(threads);
  if (total > 0) await writeWhole(path.join(folder, brush.notes), JSON.stringify(Object.fromEntries(notes)));
  return notes;
}

async function bring(file: (width: ImageWidth) => string, from: string, to: string): Promise<void> {
  for (const width of imageWidths) {
    const [source, target] = [path.join(from, file(width)), path.join(to, file(width))];
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
export async function store(
  pictures: readonly Named[],
  { dataDir, bucket }: Place,
  { report, brush = fine }: { report: Report; brush?: Brush },
) {
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
  const notes = await fill(shared ?? uploads, pictures, { report, brush });
  if (shared) for (const name of names) await bring((width) => brush.fileOf(name, width), shared, uploads);
  return notes;
}
