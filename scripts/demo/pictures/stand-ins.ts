import { copyFile, link, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { imageFile, imageWidths, standInFile } from "@/lib/images/rules";
import { fill, openShared, readNotes, store, writeWhole, type Named, type Place, type Report } from "./store";
import { sceneName, variantRecipe, type Variant } from "./variants";

/** A picture that is made of a scene of the pool. */
export type Cover = Variant & { name: string };

/** In the data folder: covers that are still to be painted. The launcher looks for it. */
const listFile = "demo-covers.json";

const toNamed = (cover: Cover): Named => ({ name: cover.name, recipe: () => variantRecipe(cover) });

/** Puts one file at the address of another in one go: who reads it meanwhile gets either. */
async function replace(source: string, target: string): Promise<void> {
  const beside = `${target}.${process.pid}.part`;
  await link(source, beside).catch(() => copyFile(source, beside));
  await rename(beside, target);
}

/** Takes away what a painter that was killed had only half written. */
async function removeHalves(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const pid = /\.(\d+)\.part$/.exec(file)?.[1];
    if (pid && !isRunning(Number(pid))) await rm(path.join(folder, file), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Gives every cover a file: itself where it was painted before, else the scene that it is made of stands in, until
 * `paintCovers` has come to it. A bucket gets all of them painted.
 */
export async function standIn(covers: readonly Cover[], place: Place, report: Report): Promise<void> {
  if (place.bucket) return void (await store(covers.map(toNamed), place, report));
  const uploads = path.resolve(place.dataDir, "uploads");
  const shared = await openShared();
  const painted = await readNotes(shared ?? uploads);
  for (const { name, base } of covers) {
    for (const width of imageWidths) {
      const [source, target] =
        shared && painted.has(name)
          ? [path.join(shared, imageFile(name, width)), imageFile(name, width)]
          : [path.join(uploads, imageFile(sceneName(base), width)), standInFile(name, width)];
      await replace(source, path.join(uploads, target));
    }
  }
  const left = covers.filter(({ name }) => !painted.has(name));
  if (left.length > 0) await writeWhole(path.join(place.dataDir, listFile), JSON.stringify(left));
}

/** Covers after which the painter notes what it did, and after which it says so. */
const [chunk, mention] = [8, 240];

/** Paints the covers that were put off, those that visitors see first before the others, one at a time; returns how many. */
export async function paintCovers(dataDir: string, report: Report): Promise<number> {
  const list = path.join(dataDir, listFile);
  const covers = JSON.parse(await readFile(list, "utf8").catch(() => "[]")) as Cover[];
  const uploads = path.resolve(dataDir, "uploads");
  const folder = (await openShared()) ?? uploads;
  for (const each of new Set([folder, uploads])) await removeHalves(each);
  for (let from = 0; from < covers.length; from += chunk) {
    const some = covers.slice(from, from + chunk);
    await fill(folder, some.map(toNamed), { report: () => undefined, workers: 1 });
    for (const { name } of folder === uploads ? [] : some)
      for (const width of imageWidths)
        await replace(path.join(folder, imageFile(name, width)), path.join(uploads, imageFile(name, width)));
    const done = from + some.length;
    if (done % mention === 0) report(`${done} of ${covers.length} demo pictures painted`);
  }
  // Not before: who asks for a cover while it comes finds one of the two.
  for (const { name } of covers)
    for (const width of imageWidths) await rm(path.join(uploads, standInFile(name, width)), { force: true });
  await rm(list, { force: true });
  return covers.length;
}
