/** A word as one operand of a tsquery. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;
}

/** Joins operands with OR, as one operand; '' without any. */
export function joinOr(operands: readonly string[]): string {
  return operands.length > 1 ? `(${operands.join(" | ")})` : (operands[0] ?? "");
}

/** Joins operands with AND, without empty ones. */
export function joinAnd(operands: readonly string[]): string {
  return operands.filter(Boolean).join(" & ");
}
