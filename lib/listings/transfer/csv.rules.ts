/** A cell that a spreadsheet would run as a formula when it opens the file. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(\.\d+)?$/;

/** The text of a cell, with an apostrophe before what would be a formula; a negative number is none. */
export function safeCell(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}

/** Takes back the apostrophe of `safeCell`, so that what was exported comes in as it was. */
export function unescapeCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
