import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";

export const readmeLimit = 300_000;

export const readmeScreens = {
  home: "public home",
  search: "public search, a word",
  desk: "desk vendor vendor's overview",
};

const shown = { width: 1440, height: 900 };
const written = { width: 1200 };

export const readmeFolder = inRoot("docs/screenshots");

export function readmeArguments() {
  return ["-g", `(${Object.values(readmeScreens).join("|")})$`];
}

export async function writeReadmeScreens(fileOf) {
  mkdirSync(readmeFolder, { recursive: true });
  const sizes = await Promise.all(
    Object.entries(readmeScreens).map(async ([name, title]) => {
      const { size } = await sharp(fileOf(title))
        .extract({ left: 0, top: 0, ...shown })
        .resize(written)
        .webp({ quality: 80, effort: 6 })
        .toFile(`${readmeFolder}/${name}.webp`);
      return size;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > readmeLimit) {
    throw new Problem(`The images in README.md have ${total} bytes, more than ${readmeLimit}.`);
  }
  return total;
}
