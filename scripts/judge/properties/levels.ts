import { readLines } from "../sets";

export type CatalogName = "demo" | "varied";

/** `bar` is the target rate; each catalog has a floor below which the test fails. */
export type Level = { bar: number } & Record<CatalogName, number>;

export function readLevels(): Map<string, Level> {
  const lines = readLines("scripts/judge/properties/levels.tsv").map((line) => line.split("\t"));
  return new Map(
    lines.map(([name = "", ...levels]) => {
      const [bar = 1, demo = 1, varied = 1] = levels.map(Number);
      return [name, { bar, demo, varied }];
    }),
  );
}
