/** Operands of a tsquery any of which a listing must have, and in how many listings they stand together. */
export type KeyGroup = { operands: readonly string[]; documents: number };

const lexemePattern = /'((?:[^']|'')*)'(?::(\*?)[A-D]*)?/g;
/** A group of more lexemes than this is no shortcut. */
const maxKeys = 40;

/** A whole lexeme that all matches of the part have; null if it has only prefixes. */
function lexemeOf(part: string): string | null {
  const whole = [...part.matchAll(lexemePattern)]
    .filter(([, , star]) => !star)
    .map(([, lexeme = ""]) => lexeme);
  const lexeme = whole.find((one) => !one.startsWith("xcat_"));
  return lexeme === undefined ? null : lexeme.replaceAll("''", "'");
}

/**
 * The lexemes one of which each match has, of the group that fewest listings have; '' alone where any listing may match.
 */
export function rarestLexemes(groups: readonly KeyGroup[]): string[] {
  const usable = groups
    .map(({ operands, documents }) => ({
      lexemes: operands.flatMap((operand) => operand.split("|")).map(lexemeOf),
      documents,
    }))
    .filter(({ lexemes }) => lexemes.length > 0 && lexemes.length <= maxKeys && !lexemes.includes(null))
    .toSorted((a, b) => a.documents - b.documents || a.lexemes.length - b.lexemes.length);
  return [...new Set((usable[0]?.lexemes ?? [""]) as string[])];
}
