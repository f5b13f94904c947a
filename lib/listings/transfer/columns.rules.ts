import { factFields, plainFields } from "../offer/input.rules";

export const csvColumns = ["id", "sku", "status", ...plainFields, "images", ...factFields] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** Required for new listings; files with ids may omit them. */
export const requiredColumns: readonly CsvColumn[] = ["category", "title"];

/** Keeps letters of other scripts and signs of other currencies, so that '未使用 used' and 'Price €' stay unknown. */
export function normalizeName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}]|\$/gu, "");
}

const otherHeaders = {
  make: "brand",
  odometer: "mileage",
  miles: "mileage",
  bodystyle: "body",
  priceusd: "price",
  priceus: "price",
} as const;

const columnsByName = new Map<string, CsvColumn>([
  ...Object.entries(otherHeaders),
  ...csvColumns.map((column) => [normalizeName(column), column] as const),
]);

/** 'Area sq ft' → areaSqFt; null for an unknown column. */
export function columnOf(header: string): CsvColumn | null {
  return columnsByName.get(normalizeName(header)) ?? null;
}

/** Picks the delimiter that occurs most often outside quotes in the header. */
export function detectDelimiter(text: string): "," | ";" | "\t" {
  const header = (text.trimStart().split(/\r\n|\n|\r/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (mark: string) => header.split(mark).length;
  if (count(";") > count(",") && count(";") >= count("\t")) return ";";
  return count("\t") > count(",") ? "\t" : ",";
}

export function columnOfPath(path: string): string {
  const [first = "", second = ""] = path.split(".");
  return first === "details" ? second : first;
}
