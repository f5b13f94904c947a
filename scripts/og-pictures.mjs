// Writes public/og/*.jpg, share previews of pages without a picture, from the hero pictures; run it again after the
// heroes or the logo change. They have the logo but no name, which is configurable.
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
