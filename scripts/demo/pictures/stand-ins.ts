import { copyFile, link, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { imageFile, imageWidths, standInFile } from "@/lib/images/rules";
import { buildPool } from "./pool";
import { recipeName, type Recipe } from "./recipe";
import {
  fill,
  openShared,
  readNotes,
  rough,
  store,
  writeWhole,
  type Named,
  type Note,
  type Place,
  type Report,
} from "./store";
import { sceneName, variantRecipe, type Variant } from "./variants";

/** A picture of the demo data as the images table keeps it; `key` says what it shows. */
export type Picture = Note & { key: string; alt: string; name: string; width: number; height: number };

/** A picture that is made of a scene of the pool, or with the number 0 the scene itself. */
export type Cover = Variant & { name: string };

/** In the data folder: pictures that are still to be painted. The launcher looks for it. */
const listFile = "demo-covers.json";

/** So wide that half the pixels would be seen: painted at once. */
const isWide = ({ key }: Recipe) => /^(banner|ad)\//.test(key);

const toScene = (recipe: Recipe): Named => ({ name: recipeName(recipe), recipe: () => recipe });

type Prepared = { pictures: Picture[]; /** Scenes that are drafts yet. */ drafts: Cover[] };

/**
 * Puts every picture of the pool into the bucket, else into `dataDir/uploads`: those that were not painted before as
 * drafts, which stand in until `paintCovers` has come to them.
 */
export async function preparePictures(place: Place, report: Report): Promise<Prepared> {
  const recipes = buildPool();
  const painted = place.bucket
    ? null
    : await readNotes((await openShared()) ?? path.resolve(place.dataDir, "uploads"));
  const isDraft = (recipe: Recipe) => painted !== null && !painted.has(recipeName(recipe)) && !isWide(recipe);
  const drafts = recipes.filter(isDraft);
  const notes = new Map([
    ...(await store(drafts.map(toScene), place, { report, brush: rough })),
    ...(await store(recipes.filter((recipe) => !isDraft(recipe)).map(toScene), place, { report })),
  ]);
  const pictures = recipes.map((recipe) => {
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
  const toCover = (recipe: Recipe) => ({ base: recipe.key, number: 0, detail: 0, name: recipeName(recipe) });
  return { pictures, drafts: drafts.map(toCover) };
}

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

/** So many covers are on the first screens. The scenes come next, which the others show until their turn. */
const firstCovers = 64;

/**
 * Gives every cover a file: itself where it was painted before, else the scene that it is made of stands in, until
 * `paintCovers` has come to it. A bucket gets all of them painted.
 */
export async function standIn(
  { covers, drafts }: { covers: readonly Cover[]; drafts: readonly Cover[] },
  place: Place,
  report: Report,
): Promise<void> {
  if (place.bucket) return void (await store(covers.map(toNamed), place, { report }));
  const uploads = path.resolve(place.dataDir, "uploads");
  const shared = await openShared();
  const painted = await readNotes(shared ?? uploads);
  const drafted = new Set(drafts.map(({ name }) => name));
  for (const { name, base } of covers) {
    const scene = sceneName(base);
    const fileOf = drafted.has(scene) ? standInFile : imageFile;
    for (const width of imageWidths) {
      const [source, target] =
        shared && painted.has(name)
          ? [path.join(shared, imageFile(name, width)), imageFile(name, width)]
          : [path.join(uploads, fileOf(scene, width)), standInFile(name, width)];
      await replace(source, path.join(uploads, target));
    }
  }
  const left = [...covers.slice(0, firstCovers), ...drafts, ...covers.slice(firstCovers)].filter(
    ({ name }) => !painted.has(name),
  );
  if (left.length > 0) await writeWhole(path.join(place.dataDir, listFile), JSON.stringify(left));
}

/** Pictures after which the painter notes what it did, and after which it says so. */
const [chunk, mention] = [8, 240];

/** Paints the pictures that were put off, those that visitors see first before the others, one at a time; returns how many. */
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
