import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { paintMaster } from "./pictures/paint";
import { buildHeroes } from "./pictures/pool";

const folder = path.join("public", "hero");

/** Browsers keep it for good: another picture has another name, which components/homepage/slides.ts has to be told. */
async function write(key: string, bytes: Buffer): Promise<void> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  await writeFile(path.join(folder, `${key}-${hash}.webp`), bytes);
}

/**
 * Draws the homepage's slides: wide for large screens, the right-hand square for phones, and the picture that shows
 * where a page is shared. Run when the art changes.
 */
async function drawHeroes(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const recipe of buildHeroes()) {
    const master = await paintMaster(recipe);
    const wide = await master.clone().webp({ quality: 80, effort: 6 }).toBuffer();
    const square = await master
      .clone()
      .extract({ left: 740, top: 0, width: 480, height: 480 })
      .resize(640, 640)
      .webp({ quality: 52, effort: 6 })
      .toBuffer();
    const share = await master
      .clone()
      .extract({ left: 366, top: 0, width: 914, height: 480 })
      .resize(1200, 630)
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    await write(`${recipe.key}-1280`, wide);
    await write(`${recipe.key}-640`, square);
    await writeFile(path.join(folder, `${recipe.key}-share.jpg`), share);
    console.log(`${recipe.key}: ${wide.length}, ${square.length} and ${share.length} bytes`);
  }
}

void drawHeroes();
