import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";

/** Bytes that the pictures of README.md may take together. */
export const readmeLimit = 300_000;

/** The pictures of README.md: their files in docs/screenshots, and the tests that take them. */
export const readmeScreens = {
  home: "public home",
  search: "public search, a word",
  desk: "desk vendor vendor's overview",
};

/** In pixels, of the window's upper part. */
const shown = { width: 1440, height: 900 };
const written = { width: 1200 };

export const readmeFolder = inRoot("docs/screenshots");

/** Playwright arguments that take these screens alone. */
export function readmeArguments() {
  return ["-g", `(${Object.values(readmeScreens).join("|")})$`];
}

/**
 * Writes the pictures of README.md from screenshots; `fileOf` gives the file of a test's title at 1440 px in light. Returns
 * their size in bytes, and throws a Problem if they are too large.
 */
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
    throw new Problem(`The pictures of README.md take ${total} bytes, more than ${readmeLimit}.`);
  }
  return total;
}
