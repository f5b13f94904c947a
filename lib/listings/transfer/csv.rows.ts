import "server-only";
import { stringify } from "csv-stringify/sync";
import { safeCell } from "./csv.rules";

type Cell = string | number | boolean | null | undefined;

/**
 * RFC 4180 (CRLF), with formulas escaped. Quotes every cell, because some programs also split at semicolons or tabs.
 */
export function csvLines(lines: readonly (readonly Cell[])[]): string {
  const safe = lines.map((cells) => cells.map((cell) => safeCell(String(cell ?? ""))));
  return stringify(safe, {
    record_delimiter: "windows",
    quoted: true,
  });
}
