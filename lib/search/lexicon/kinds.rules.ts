import { splitWords } from "../analysis/normalizer.rules";
import names from "./kinds.json";

const kinds = new Map(
  Object.entries(names).flatMap(([kind, named]) => named.split(", ").map((name) => [name, kind])),
);

export function kindNamed(text: string): string | undefined {
  return kinds.get(splitWords(text).join(" "));
}
