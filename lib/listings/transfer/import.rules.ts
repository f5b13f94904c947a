import type { StepTable } from "@/lib/shared/steps";
import { factFields, numberFacts, plainFields, readNumber, yesNoFacts } from "../offer/input.rules";
import { parseCategory } from "../rules";
import { plainCell } from "./csv.rules";
import { importCopy } from "./import.copy";

/** Largest file in bytes and rows of one import. */
export const maxImportBytes = 8 * 1024 * 1024;
export const maxImportRows = 10_000;
/** Rows shown of a preview at a time. */
export const previewRows = 50;

export const importStatuses = ["previewed", "running", "done", "failed", "cancelled"] as const;
export type ImportStatus = (typeof importStatuses)[number];
export const importActions = ["confirm", "cancel"] as const;
export type ImportAction = (typeof importActions)[number];
/** How the background work ends. */
export const importEnds = ["finish", "fail"] as const;
export type ImportEnd = (typeof importEnds)[number];

export const importActors = ["owner", "system"] as const;
type ImportActor = (typeof importActors)[number];

/** previewed → running → done | failed; cancelled before or meanwhile. */
export const importSteps: StepTable<ImportAction | ImportEnd, ImportStatus, ImportActor> = {
  confirm: { from: ["previewed"], to: "running", by: ["owner"] },
  cancel: { from: ["previewed", "running"], to: "cancelled", by: ["owner"] },
  finish: { from: ["running"], to: "done", by: ["system"] },
  fail: { from: ["running"], to: "failed", by: ["system"] },
};

/** Columns in the order of an export; an import takes them in any order and by any of these names. */
export const csvColumns = ["id", "status", ...plainFields, "images", ...factFields] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** What an import cannot do without. */
export const requiredColumns: readonly CsvColumn[] = ["category", "title"];

/** Previews a vendor may ask for in an hour. */
export const previewLimit = { name: "listing-import", points: 30, seconds: 60 * 60 };

/** Rows made in one transaction: few enough that others of the vendor wait only briefly. */
export const importBatch = 200;

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

const columnsByName = new Map<string, CsvColumn>(csvColumns.map((column) => [plainName(column), column]));

/** 'Area sq ft' → areaSqFt; null for a column that means nothing to us. */
export function columnOf(header: string): CsvColumn | null {
  return columnsByName.get(plainName(header)) ?? null;
}

/** Whatever stands most often in the header, outside its quotes, parts the columns. */
export function delimiterOf(text: string): "," | ";" | "\t" {
  const header = (text.split(/\r?\n/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (mark: string) => header.split(mark).length;
  if (count(";") > count(",") && count(";") >= count("\t")) return ";";
  return count("\t") > count(",") ? "\t" : ",";
}

/** 'details.areaSqFt' and 'images.2' of a listing → the column of the file in which it stands. */
export function columnOfPath(path: string): string {
  const [first = "", second = ""] = path.split(".");
  return first === "details" ? second : first;
}

export type Cells = Partial<Record<CsvColumn, string>>;
export type CellError = { field: string; message: string };

const numbers: readonly CsvColumn[] = ["price", ...numberFacts];
const flags: readonly CsvColumn[] = yesNoFacts;
const ignored: readonly CsvColumn[] = ["id", "status", "images"];
const own: readonly CsvColumn[] = plainFields;

const yes = ["yes", "y", "true", "1", "x"];
const no = ["no", "n", "false", "0"];

type Read = { input: { [name: string]: unknown }; images: string[]; errors: CellError[] };

function readValue(column: CsvColumn, text: string, errors: CellError[]): unknown {
  if (numbers.includes(column)) {
    const value = readNumber(text);
    if (value !== null && Number.isFinite(value)) return value;
    errors.push({ field: column, message: importCopy.notANumber });
    return undefined;
  }
  if (flags.includes(column)) {
    const word = text.toLowerCase();
    if (yes.includes(word)) return true;
    if (no.includes(word)) return false;
    errors.push({ field: column, message: importCopy.notYesNo });
    return undefined;
  }
  if (column === "category") return parseCategory(text.toLowerCase().replace(/[\s_]+/g, "-")) ?? text;
  return text;
}

/** A row of the file as the listing form would send it; pictures by id or by their address on this site. */
export function readCells(cells: Cells): Read {
  const errors: CellError[] = [];
  const input: { [name: string]: unknown } = {};
  const details: { [name: string]: unknown } = {};
  for (const [name, cell] of Object.entries(cells)) {
    const column = name as CsvColumn;
    const text = plainCell((cell ?? "").trim());
    if (text === "" || ignored.includes(column)) continue;
    const value = readValue(column, text, errors);
    if (value === undefined) continue;
    if (own.includes(column)) input[column] = value;
    else details[column] = value;
  }
  const images = (cells.images ?? "").split(/[\s|;,]+/).filter(Boolean);
  return { input: { ...input, details }, images, errors };
}
