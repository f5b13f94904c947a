import { factFields, plainFields } from "../offer/input.rules";

/** Columns in the order of an export; an import takes them in any order and by any of these names. */
export const csvColumns = ["id", "status", ...plainFields, "images", ...factFields] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** What a row needs that makes a listing; a file with ids may leave these out. */
export const requiredColumns: readonly CsvColumn[] = ["category", "title"];

/** 'Single-family ' → 'singlefamily' */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

const columnsByName = new Map<string, CsvColumn>(csvColumns.map((column) => [plainName(column), column]));

/** 'Area sq ft' → areaSqFt; null for a column that means nothing to us. */
export function columnOf(header: string): CsvColumn | null {
  return columnsByName.get(plainName(header)) ?? null;
}

/** Whatever stands most often in the header, outside its quotes, parts the columns. */
export function delimiterOf(text: string): "," | ";" | "\t" {
  const header = (text.split(/\r\n|\n|\r/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (mark: string) => header.split(mark).length;
  if (count(";") > count(",") && count(";") >= count("\t")) return ";";
  return count("\t") > count(",") ? "\t" : ",";
}

/** 'details.areaSqFt' and 'images.2' of a listing → the column of the file in which it stands. */
export function columnOfPath(path: string): string {
  const [first = "", second = ""] = path.split(".");
  return first === "details" ? second : first;
}
