import "server-only";
import { setImmediate as pause } from "node:timers/promises";
import { parseImageUrl } from "@/lib/images/rules";
import { slowRows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { isUuid } from "@/lib/shared/uuid";
import { readSubcategoryTree } from "../subcategories.queries";
import { hasDecimalComma, isCategory, readCells, type Cells } from "./cells.rules";
import { columnOf, detectDelimiter, requiredColumns, type CsvColumn } from "./columns.rules";
import { readCsv, withoutSeparatorLine, type CsvRecord } from "./csv-reading.rules";
import {
  validateRow,
  duplicateKey,
  previewRow,
  type Known,
  type OwnListing,
  type ReadRow,
} from "./import-checks.rules";
import { importCopy } from "./import.copy";
import { maxImportRows } from "./import.rules";

export type ReadFile = { lines: ReadRow[]; unknownColumns: string[] };

const maxLines = 2 * maxImportRows + 2;

const rowsPerTurn = 200;

function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\u0000")) return text;
  } catch (error) {
    throw new AppError("wrong_type", importCopy.notText, { cause: error });
  }
  throw new AppError("wrong_type", importCopy.notText);
}

/** `row` counts as in a spreadsheet, including empty lines. */
type Line = CsvRecord & { row: number };
type Table = {
  columns: (CsvColumn | null)[];
  lines: Line[];
  named: boolean[];
  unknownColumns: string[];
  delimiter: string;
};

function refuse(message: string): never {
  throw new AppError("rule_broken", message, { fields: { file: message } });
}

function split(bytes: Buffer): { records: CsvRecord[]; delimiter: string } {
  const { text, delimiter = detectDelimiter(text) } = withoutSeparatorLine(decode(bytes));
  const isRow = (cells: string[], header: string[]) => {
    const at = header.findIndex((name) => columnOf(name) === "category");
    return cells.length === header.length && at !== -1 && isCategory(cells[at] ?? "");
  };
  return { records: readCsv(text, { delimiter, maxRecords: maxLines, isRow }), delimiter };
}

function readHeader(header: string[]): (CsvColumn | null)[] {
  const columns = header.map(columnOf);
  const twice = header.find((_, index) => columns[index] && columns.indexOf(columns[index]) < index);
  if (twice) refuse(importCopy.columnTwice(twice.trim()));
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0 && !columns.includes("id")) refuse(importCopy.columnsMissing(missing));
  return columns;
}

function toTable(bytes: Buffer): Table {
  const { records, delimiter } = split(bytes);
  const all = records.map((record, index): Line => ({ row: index + 1, ...record }));
  const [head, ...filled] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const header = head?.cells ?? [];
  const columns = readHeader(header);
  if (filled.length === 0) refuse(importCopy.empty);
  if (filled.length > maxImportRows || all.length === maxLines) refuse(importCopy.tooManyRows);
  const unknownColumns = header.filter((name, index) => columns[index] === null && name.trim() !== "");
  return {
    columns,
    lines: filled,
    named: header.map((name) => name.trim() !== ""),
    unknownColumns: unknownColumns.map((name) => name.slice(0, 80)),
    delimiter,
  };
}

type Owner = { vendorId: string; userId: string; photos: number };

async function resolvePictures(written: Iterable<string>, owner: Owner): Promise<Map<string, string>> {
  const keys = [...new Set(written)];
  const nameOf = (key: string) => (isUuid(key) ? null : (parseImageUrl(key)?.name ?? null));
  const ids = keys.filter(isUuid);
  const names = keys.flatMap((key) => nameOf(key) ?? []);
  if (ids.length + names.length === 0) return new Map();
  const found = await slowRows<{ id: string; name: string }>(sql`
    SELECT i.id, i.name FROM images i
    WHERE (i.id = ANY(${ids}::uuid[]) OR i.name = ANY(${names})) AND (i.owner_id = ${owner.userId}::uuid
      OR EXISTS (SELECT 1 FROM uploads u WHERE u.image_id = i.id AND u.user_id = ${owner.userId}::uuid)
      OR EXISTS (SELECT 1 FROM listing_images li JOIN listings l ON l.id = li.listing_id
        WHERE li.image_id = i.id AND l.vendor_id = ${owner.vendorId}::uuid))`);
  const byId = new Map(found.map(({ id }) => [id, id]));
  const byName = new Map(found.map(({ id, name }) => [name, id]));
  return new Map(
    keys.flatMap((key) => {
      const id = byId.get(key.toLowerCase()) ?? byName.get(nameOf(key) ?? "");
      return id ? [[key, id] as const] : [];
    }),
  );
}

function toCells(columns: Table["columns"], record: string[]): Cells {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, record[index] ?? ""]] : [])),
  );
}

async function readOwnListings(vendorId: string): Promise<Map<string, OwnListing>> {
  const found = await slowRows<OwnListing & { id: string }>(sql`
    SELECT id, category, title FROM listings WHERE vendor_id = ${vendorId}::uuid AND status <> 'removed'`);
  return new Map(found.map(({ id, ...listing }) => [id, listing]));
}

export async function readListingFile(bytes: Buffer, owner: Owner): Promise<ReadFile> {
  const { columns, named, lines: filled, unknownColumns, delimiter } = toTable(bytes);
  const rows = filled.map((line) => ({ ...line, read: toCells(columns, line.cells) }));
  const mark = delimiter === ";" && rows.some(({ read }) => hasDecimalComma(read)) ? "," : ".";
  const [tree, own, pictures] = await Promise.all([
    readSubcategoryTree(),
    readOwnListings(owner.vendorId),
    resolvePictures(
      rows.flatMap(({ read }) => readCells({ images: read.images ?? "" }).images),
      owner,
    ),
  ]);
  const keys = new Set([...own.values()].map(duplicateKey));
  const known: Known = { pictures, photos: owner.photos, tree, own, keys, ids: new Set(), mark };
  const lines: ReadRow[] = [];
  for (const [index, { row, cells, stray, read }] of rows.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await pause();
    const extra = cells.filter((cell, at) => cell.trim() !== "" && !named[at]).length;
    lines.push({ row, ...previewRow(read, known), ...validateRow({ cells: read, stray, extra }, known) });
  }
  return { lines, unknownColumns };
}
