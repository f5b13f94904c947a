import "server-only";
import { stringify } from "csv-stringify/sync";
import { safeCell } from "./csv.rules";

type Cell = string | number | boolean | null | undefined;

/**
 * Lines of a CSV file (RFC 4180: CRLF), without the formulas a spreadsheet would run. Every cell is quoted: what takes
 * semicolons or tabs for the border of cells finds none inside one.
 */
export function csvLines(lines: readonly (readonly Cell[])[]): string {
  const safe = lines.map((cells) => cells.map((cell) => safeCell(String(cell ?? ""))));
  return stringify(safe, {
    record_delimiter: "windows",
    quoted: true,
  });
}
