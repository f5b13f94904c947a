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

export function isCompiler(name) {
  return names.has(name) || families.test(name);
}

export function packagesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith(".")) return [];
    if (!name.startsWith("@")) return [name];
    return readdirSync(`${folder}/${name}`).map((inner) => `${name}/${inner}`);
  });
}
