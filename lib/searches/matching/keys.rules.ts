/** A match has at least one of these operands; `documents` is the number of listings with any of them. */
export type KeyGroup = { operands: readonly string[]; documents: number };

const lexemePattern = /'((?:[^']|'')*)'(?::(\*?)[A-D]*)?/g;
const maxKeys = 40;

function lexemeOf(part: string): string | null {
  const whole = [...part.matchAll(lexemePattern)]
    .filter(([, , star]) => !star)
    .map(([, lexeme = ""]) => lexeme);
  const lexeme = whole.find((one) => !one.startsWith("xcat_"));
  return lexeme === undefined ? null : lexeme.replaceAll("''", "'");
}

/** Lexemes of the most selective group, one of which every match has; [''] if any listing may match. */
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
