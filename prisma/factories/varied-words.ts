import { readFileSync } from "node:fs";
import path from "node:path";
import type { Random } from "@/scripts/demo/random";

type Table = Record<string, string>[];

export function readTable(name: string): Table {
  const file = path.join(process.cwd(), "prisma/factories/varied", `${name}.tsv`);
  const [head = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const columns = head.split("\t");
  return lines.map((line) => Object.fromEntries(line.split("\t").map((cell, at) => [columns[at]!, cell])));
}

const lists = new Map(readTable("words").map(({ list, words }) => [list, words!.split("|")]));

export function drawWord(random: Random, group: string, list: string): string {
  const words = lists.get(`${group} ${list}`) ?? lists.get(list);
  if (!words) throw new Error(`There is no list "${list}" for ${group}.`);
  return random.pick(words);
}

export function fillPattern(pattern: string, valueOf: (name: string) => string): string {
  return pattern.replace(/\{([^}]+)\}/g, (_, name: string) => valueOf(name.toLowerCase()));
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const letterCases: Record<string, (text: string) => string> = {
  title: (text) => text.replace(/(?<=^|[\s/(“])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  sentence: (text) => capitalize(text),
  "as is": (text) => text,
};

export function drawRow(random: Random, table: Table): Record<string, string> {
  return random.weighted(table.map((row) => [row, Number(row.weight)] as const));
}
