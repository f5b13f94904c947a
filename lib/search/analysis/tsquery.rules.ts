export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;
}

export function joinOr(operands: readonly string[]): string {
  return operands.length > 1 ? `(${operands.join(" | ")})` : (operands[0] ?? "");
}

export function joinAnd(operands: readonly string[]): string {
  return operands.filter(Boolean).join(" & ");
}
