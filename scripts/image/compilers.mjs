import { readdirSync } from "node:fs";

const names = new Set([
  "typescript",
  "esbuild",
  "prisma",
  "tailwindcss",
  "lightningcss",
  "webpack",
  "terser",
]);
const families = /^@(typescript|esbuild|tailwindcss|babel\/core$|next\/swc-|swc\/core)|^lightningcss-/;

/** Whether the package turns sources into programs, or style sheets, or is a platform's part of one that does. */
export function isCompiler(name) {
  return names.has(name) || families.test(name);
}

/** The names of the packages in a node_modules folder, without what lies within packages. */
export function packagesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith(".")) return [];
    if (!name.startsWith("@")) return [name];
    return readdirSync(`${folder}/${name}`).map((inner) => `${name}/${inner}`);
  });
}
