import type { Category } from "@/lib/listings/rules";
import { normalizeText } from "../analysis/normalizer.rules";

const endings: readonly { words: string; sections: readonly Category[] }[] = [
  { words: "near me", sections: ["services", "products", "realestate"] },
  { words: "for sale", sections: ["products", "realestate"] },
  { words: "for rent", sections: ["realestate"] },
];

const minEndingLength = 2;

export type Ending = { head: string; ends: { words: string; sections: readonly Category[] }[] };

export function splitEnding(text: string): Ending {
  const plain = normalizeText(text).trim().replace(/\s+/g, " ");
  const starts = [...plain.matchAll(/(?<=[^\s,;]),? (?=\S+(?: \S+)?$)/g)];
  for (const { index, 0: space } of starts) {
    const begun = plain.slice(index + space.length);
    const ends = endings.filter(({ words }) => words.startsWith(begun) && words !== begun);
    if (begun.length >= minEndingLength && ends.length > 0) return { head: plain.slice(0, index), ends };
  }
  return { head: plain, ends: [] };
}
