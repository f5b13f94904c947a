import { splitWords } from "../analysis/normalizer.rules";
import names from "./kinds.json";

/** The kind that each name of a thing belongs to. */
const kinds = new Map(
  Object.entries(names).flatMap(([kind, named]) => named.split(", ").map((name) => [name, kind])),
);

/** The kind of thing that a text names one of: a 'recliner' is an armchair. */
export function kindNamed(text: string): string | undefined {
  return kinds.get(splitWords(text).join(" "));
}
