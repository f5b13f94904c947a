import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { listFiles, root } from "./schemas";

export const files = ["*.ts", "*.tsx"].flatMap(listFiles);
export const text = new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.startsWith("e2e/") || file.startsWith("prisma/test/");
export const code = files.filter((file) => !isTest(file));

function importsOf(file: string): string[] {
  const found = ts
    .preProcessFile(text.get(file) ?? "", true, true)
    .importedFiles.map((entry) => entry.fileName);
  return found.map((name) => {
    if (!name.startsWith(".") && !name.startsWith("@/")) return `npm:${name}`;
    const base = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);
    const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
    return candidates.find((candidate) => text.has(candidate)) ?? base;
  });
}

export const imports = new Map(files.map((file) => [file, importsOf(file)]));
export const internal = (file: string) =>
  (imports.get(file) ?? []).filter((target) => !target.startsWith("npm:"));

export const pureKinds = ["contract", "schema", "copy", "rules"];
const serverKinds = ["rows", "queries", "commands", "tasks"];
export const kinds = [...pureKinds, ...serverKinds];
const ground = ["shared", "client", "server"];

export const baseOf = (file: string) => path.basename(file).replace(/\.tsx?$/, "");

export const kindOf = (file: string) => baseOf(file).split(".").at(-1) ?? "";

export function isNounFile(file: string): boolean {
  const [top, noun, ...rest] = file.split("/");
  return top === "lib" && rest.length > 0 && !ground.includes(noun ?? "");
}

export function isServerFile(file: string): boolean {
  return file.startsWith("lib/server/") || (isNounFile(file) && serverKinds.includes(kindOf(file)));
}

export function arrowsBetween(groupOf: (file: string) => string | undefined): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const file of code) {
    const from = groupOf(file);
    if (!from) continue;
    const to = internal(file).map(groupOf);
    arrows.set(
      from,
      new Set([...(arrows.get(from) ?? []), ...to.filter((name) => name && name !== from)] as string[]),
    );
  }
  return arrows;
}
