export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;
}

export function joinOr(operands: readonly string[]): string {
  return operands.length > 1 ? `(${operands.join(" | ")})` : (operands[0] ?? "");
}

/** Preserves the distances of the words, since the index counts the words that it drops. */
export function joinPhrase(words: readonly { operand: string; at: number }[]): string {
  return words
    .map(({ operand, at }, index) => {
      const gap = index === 0 ? 0 : at - words[index - 1]!.at;
      return (index === 0 ? "" : gap > 1 ? ` <${gap}> ` : " <-> ") + operand;
    })
    .join("");
}

export function joinAnd(operands: readonly string[]): string {
  return operands.filter(Boolean).join(" & ");
}
