// Writes public/og/*.jpg, what a shared link to a page without a picture of its own shows, from the drawn hero pictures.
// They carry the mark but no name, which is configuration. Run this file again after the heroes or the mark changed.
import { mkdirSync, readdirSync } from "node:fs";
import sharp from "sharp";

const width = 1200;
const height = 630;
const paper = "#fdfaf4";
const folder = new URL("../public/", import.meta.url);
const mark = await sharp(new URL("icon-192.png", folder).pathname).resize(112).toBuffer();

const heroes = readdirSync(new URL("hero/", folder));

mkdirSync(new URL("og/", folder), { recursive: true });
for (const name of ["products", "services", "real-estate"]) {
  const hero = heroes.find((file) => file.startsWith(`${name}-1280-`));
  const picture = await sharp(new URL(`hero/${hero}`, folder).pathname)
    .resize(width, height, { fit: "cover", position: "right" })
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: mark, left: 64, top: 64 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(new URL(`og/${name}.jpg`, folder).pathname);
}
