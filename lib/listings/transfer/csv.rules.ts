/** Cells that a spreadsheet would run as a formula (CSV injection), also with full-width signs or escaped before. */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const number = /^-?\d+(\.\d+)?$/;

/** Prefixes formulas with an apostrophe; a negative number isn't one. */
export function safeCell(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}

/** Inverse of `safeCell`, so that exports can be imported unchanged. */
export function unescapeCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
