import "server-only";
import { setImmediate as pause } from "node:timers/promises";
import { parseImageUrl } from "@/lib/images/rules";
import { slowRows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { truncate } from "@/lib/shared/text";
import { isUuid } from "@/lib/shared/uuid";
import { readSubcategoryTree } from "../subcategories.queries";
import { hasDecimalComma, isCategory, readCells, type CellError, type Cells } from "./cells.rules";
import { columnOf, detectDelimiter, normalizeName, requiredColumns, type CsvColumn } from "./columns.rules";
import { readCsv, withoutSeparatorLine, type CsvRecord } from "./csv-reading.rules";
import {
  validateRow,
  duplicateKey,
  previewRow,
  targetOf,
  type ImportContext,
  type OwnListing,
  type ImportRow,
} from "./import-checks.rules";
import { importCopy } from "./import.copy";
import { maxImportRows } from "./import.rules";
import { listImportMappings } from "./mapping.queries";
import { plainText, readingOf, withDefaults, type ImportMapping, type FileLayout } from "./mapping.rules";
import { pictureFileName } from "./pictures.rules";
import { findSplitNumber } from "./split-numbers.rules";

export type ImportFile = { lines: ImportRow[]; unknownColumns: string[] };

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
  reading: FileLayout | null;
  lines: Line[];
  named: boolean[];
  unknownColumns: string[];
  delimiter: string;
  /** Index of the column that names the currency; -1 without one. */
  currency: number;
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

function readHeader(header: string[], reading: FileLayout | null): (CsvColumn | null)[] {
  const columns = reading?.columns ?? header.map(columnOf);
  const isRepeatable = (column: CsvColumn | null | undefined) => column === "images" && reading !== null;
  const duplicate = header.find(
    (_, index) => columns[index] && !isRepeatable(columns[index]) && columns.indexOf(columns[index]) < index,
  );
  if (duplicate) refuse(importCopy.columnTwice(duplicate.trim()));
  const missing = requiredColumns.filter(
    (column) => !columns.includes(column) && reading?.defaults[column] === undefined,
  );
  if (missing.length > 0 && !columns.includes("id") && !columns.includes("sku"))
    refuse(importCopy.columnsMissing(missing));
  return columns;
}

function toTable(bytes: Buffer, remembered: readonly ImportMapping[]): Table {
  const { records, delimiter } = split(bytes);
  const all = records.map((record, index): Line => ({ row: index + 1, ...record }));
  const [head, ...filled] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const header = head?.cells ?? [];
  const reading = readingOf(header, remembered);
  const columns = readHeader(header, reading);
  if (filled.length === 0) refuse(importCopy.empty);
  if (filled.length > maxImportRows || all.length === maxLines) refuse(importCopy.tooManyRows);
  const unknownColumns = header.filter((name, index) => columns[index] === null && name.trim() !== "");
  return {
    columns,
    reading,
    lines: filled,
    named: header.map((name) => name.trim() !== ""),
    unknownColumns: unknownColumns.map((name) => truncate(name, 80)),
    delimiter,
    currency: header.findIndex((name) => /^currency(code)?$/.test(normalizeName(name))),
  };
}

type Owner = { vendorId: string; userId: string; photos: number };

async function resolveUploads(keys: readonly string[], userId: string): Promise<Map<string, string>> {
  const named = keys.flatMap((key) => {
    const name = pictureFileName(key);
    return name ? [[key, name] as const] : [];
  });
  if (named.length === 0) return new Map();
  const found = await slowRows<{ name: string; id: string }>(sql`
    SELECT DISTINCT ON (file_name) file_name AS name, image_id AS id FROM uploads
    WHERE user_id = ${userId}::uuid AND status = 'stored' AND image_id IS NOT NULL
      AND file_name = ANY(${named.map(([, name]) => name)})
    ORDER BY file_name, created_at DESC`);
  const byName = new Map(found.map(({ name, id }) => [name, id]));
  return new Map(
    named.flatMap(([key, name]) => {
      const id = byName.get(name);
      return id ? [[key, id] as const] : [];
    }),
  );
}

async function resolvePictures(written: Iterable<string>, owner: Owner): Promise<Map<string, string>> {
  const keys = [...new Set(written)];
  const uploaded = await resolveUploads(keys, owner.userId);
  const nameOf = (key: string) => (isUuid(key) ? null : (parseImageUrl(key)?.name ?? null));
  const ids = keys.filter(isUuid);
  const names = keys.flatMap((key) => nameOf(key) ?? []);
  if (ids.length + names.length === 0) return uploaded;
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
      const id = byId.get(key.toLowerCase()) ?? byName.get(nameOf(key) ?? "") ?? uploaded.get(key);
      return id ? [[key, id] as const] : [];
    }),
  );
}

function toCells(columns: Table["columns"], record: string[]): Cells {
  const cells: Cells = {};
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const cell = record[index] ?? "";
    cells[column] = column === "images" ? [cells.images, cell].filter(Boolean).join(" ") : cell;
  }
  return cells;
}

type FilledRow = Line & { read: Cells };

function toForeignRows(rows: FilledRow[], { group }: FileLayout): FilledRow[] {
  const merged: FilledRow[] = [];
  for (const row of rows) {
    const before = merged.at(-1);
    const isMore =
      group !== -1 && before && !row.read.title?.trim() && before.cells[group] === row.cells[group];
    if (isMore) before.read.images = `${before.read.images ?? ""} ${row.read.images ?? ""}`;
    else merged.push({ ...row, read: { ...row.read, description: plainText(row.read.description ?? "") } });
  }
  return merged;
}

/** Pictures on other sites aren't fetched; those with the name of an uploaded file stay. */
function withoutForeignPictures(read: Cells, pictures: ReadonlyMap<string, string>): Cells {
  const { images } = readCells({ images: read.images ?? "" });
  const own = images.filter((key) => pictures.has(key) || !/^https?:/i.test(key));
  return { ...read, images: own.join(" ") };
}

async function readOwnListings(vendorId: string): Promise<Map<string, OwnListing>> {
  const found = await slowRows<OwnListing & { id: string }>(sql`
    SELECT id, category, title, sku FROM listings WHERE vendor_id = ${vendorId}::uuid AND status <> 'removed'`);
  return new Map(found.map(({ id, ...listing }) => [id, listing]));
}

export async function readListingFile(bytes: Buffer, owner: Owner): Promise<ImportFile> {
  const remembered = await listImportMappings(owner.vendorId);
  const table = toTable(bytes, remembered);
  const { columns, reading, named, lines: filled, unknownColumns, delimiter } = table;
  const all = filled.map((line) => ({ ...line, read: toCells(columns, line.cells) }));
  const rows = reading ? toForeignRows(all, reading) : all;
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
  const idsBySku = new Map(
    [...own].flatMap(([id, { sku }]) => (sku ? [[sku.toLowerCase(), id] as const] : [])),
  );
  const file = { ids: new Set<string>(), skus: new Set<string>() };
  const known: ImportContext = { pictures, photos: owner.photos, tree, own, keys, idsBySku, mark, ...file };
  const lines: ImportRow[] = [];
  for (const [index, { row, cells, stray, read }] of rows.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await pause();
    const extra = cells.filter((cell, at) => cell.trim() !== "" && !named[at]).length;
    const filledCells = reading ? fillForeign(read, reading, known) : read;
    const outcome = validateRow({ cells: filledCells, stray, extra, flaw: findFlaw(table, cells) }, known);
    lines.push({ row, ...previewRow(filledCells, known), ...outcome });
  }
  return { lines, unknownColumns };
}

const dollars = /^(us|u\.s\.)? *(d|\$|dollars?)?$/i;

function findFlaw({ columns, delimiter, currency }: Table, record: string[]): CellError | null {
  const isForeign = currency !== -1 && !dollars.test((record[currency] ?? "").trim());
  if (isForeign) return { field: "price", message: importCopy.otherCurrency };
  return delimiter === "," ? findSplitNumber(columns, record) : null;
}

/** Only new listings get the defaults, so that an update changes nothing else. */
function fillForeign(read: Cells, { defaults }: FileLayout, known: ImportContext): Cells {
  const cells = withoutForeignPictures(read, known.pictures);
  return targetOf(cells, known) === "" ? withDefaults(cells, defaults) : cells;
}
