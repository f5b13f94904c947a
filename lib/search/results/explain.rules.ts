import type { Terms } from "../query/terms.rules";

const lexeme = /'((?:[^']|'')*)'(?::\*?[A-D]*)?/g;
const labels: Readonly<Record<string, string>> = { "<->": " ", "&": "+", "|": "or", "!": "not" };

/** `('suit':AB <-> 'case':AB)` → `suit case`. */
export function printOperand(operand: string): string {
  return operand
    .replaceAll(lexeme, (_, word: string) => word.replaceAll("''", "'"))
    .replaceAll(/<\d+>/g, "…")
    .replaceAll(/<->|[&|!]/g, (sign) => labels[sign]!)
    .replaceAll(/[()]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

export function printQuery({ terms, entities }: Terms): string {
  const words = terms
    .filter(({ isFact, isImplied, word }) => !isFact && !isImplied && word !== "")
    .map(({ word, operands }) => {
      const others = operands.map(printOperand).filter((text) => text !== word);
      return others.length > 0 ? `${word} (${others.join(", ")})` : word;
    });
  return [...words, ...entities.map(({ label }) => `[${label}]`)].join(" · ");
}
