import { readLines } from "../sets";

export type CatalogName = "demo" | "varied";

/** The rate that a property is to reach, and for each catalog the floor that it may not fall below. */
export type Level = { bar: number } & Record<CatalogName, number>;

/** Levels of all properties by name. */
export function readLevels(): Map<string, Level> {
  const lines = readLines("scripts/judge/properties/levels.tsv").map((line) => line.split("\t"));
  return new Map(
    lines.map(([name = "", ...levels]) => {
      const [bar = 1, demo = 1, varied = 1] = levels.map(Number);
      return [name, { bar, demo, varied }];
    }),
  );
}
