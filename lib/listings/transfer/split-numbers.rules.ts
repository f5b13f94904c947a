import type { CellError } from "./cells.rules";
import type { CsvColumn } from "./columns.rules";
import { importCopy } from "./import.copy";

type Columns = readonly (CsvColumn | null)[];

const numbers: readonly CsvColumn[] = ["price", "stock", "areaSqFt", "lotSqFt", "deposit", "mileage"];
const texts: readonly CsvColumn[] = ["areaServed", "duration", "parking", "neighborhood", "street", "city"];

const isMoney = (column?: CsvColumn | null) => column === "price" || column === "deposit";

const firstGroup = /^\$?[1-9]\d{0,2}$/;
const lastGroup = /^\d{3}(\.\d{1,2})?$/;
const wholeDollars = /^\$?\d+$/;

function isSplit(columns: Columns, record: readonly string[], at: number): boolean {
  const [column, next] = [columns[at], columns[at + 1]];
  const [first = "", last = ""] = record.slice(at, at + 2).map((cell) => cell.trim());
  const isText = texts.some((one) => one === next);
  if (firstGroup.test(first) && lastGroup.test(last)) {
    const isAmountInCents = last.includes(".") && (isMoney(column) || !isMoney(next));
    return isText || isAmountInCents || record.length < columns.length;
  }
  return column === "price" && isText && wholeDollars.test(first) && /^\d{2}$/.test(last);
}

/**
 * Error for '1,299.00' without quotation marks in a file with commas, if its row has no other sign of it: the number
 * fills two cells, and the row isn't longer than the header.
 */
export function findSplitNumber(columns: Columns, record: readonly string[]): CellError | null {
  const at = columns.findIndex(
    (column, index) => numbers.some((one) => one === column) && isSplit(columns, record, index),
  );
  const column = columns[at];
  if (!column) return null;
  const [first = "", last = ""] = record.slice(at, at + 2).map((cell) => cell.trim());
  return { field: column, message: importCopy.splitNumber(first, last) };
}
