import "server-only";
import { setImmediate as pause } from "node:timers/promises";
import { CsvError, parse } from "csv-parse/sync";
import { parseImageUrl } from "@/lib/images/rules";
import { slowRows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { settledIn } from "@/lib/shared/tree";
import { isUuid } from "@/lib/shared/uuid";
import { applyChange, emptyContent, toInput, type Content } from "../offer/content.rules";
import { listingInputCopy } from "../offer/input.copy";
import { listingInputSchema, problemsOf } from "../offer/input.schema";
import { listingCopy } from "../copy";
import { readSubcategoryTree } from "../subcategories.queries";
import type { SubcategoryNode } from "../subcategories.rules";
import { importCopy } from "./import.copy";
import {
  columnOf,
  columnOfPath,
  delimiterOf,
  maxImportRows,
  readCells,
  requiredColumns,
  type CellError,
  type Cells,
  type CsvColumn,
} from "./import.rules";

/** A row as it is kept: what it will become, or what is wrong with it. */
export type ReadRow = {
  row: number;
  title: string;
  category: string;
  price: string;
  location: string;
  errors: CellError[];
  input: Content | null;
};

export type ReadFile = { lines: ReadRow[]; unknownColumns: string[] };

/** Lines read at most: the rows, the header, and as many empty lines between them. */
const maxLines = 2 * maxImportRows + 2;

/** Rows checked before somebody else's request has its turn. */
const turn = 200;

function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\u0000")) return text;
  } catch (error) {
    throw new AppError("wrong_type", importCopy.notText, { cause: error });
  }
  throw new AppError("wrong_type", importCopy.notText);
}

function split(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      to: maxLines,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError("rule_broken", importCopy.unreadable, { cause: error });
  }
}

/** A line of the file with its number, as a spreadsheet counts: empty lines count as well. */
type Line = { row: number; cells: string[] };
type Table = { columns: (CsvColumn | null)[]; lines: Line[]; unknownColumns: string[] };

function refuse(message: string): never {
  throw new AppError("rule_broken", message, { fields: { file: message } });
}

function toTable(text: string): Table {
  const all = split(text).map((cells, index): Line => ({ row: index + 1, cells }));
  const [head, ...filled] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const header = head?.cells ?? [];
  const columns = header.map(columnOf);
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) refuse(importCopy.columnsMissing(missing));
  if (filled.length === 0) refuse(importCopy.empty);
  if (filled.length > maxImportRows || all.length === maxLines) refuse(importCopy.tooManyRows);
  const unknownColumns = header.filter((name, index) => columns[index] === null && name.trim() !== "");
  return { columns, lines: filled, unknownColumns: unknownColumns.map((name) => name.slice(0, 80)) };
}

function toCells(columns: Table["columns"], record: string[]): Cells {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, record[index] ?? ""]] : [])),
  );
}

type Owner = { vendorId: string; userId: string; photos: number };

/** What was written for a picture (an id or an address on this site) → its id; only the vendor's own. */
async function readPictures(written: Iterable<string>, owner: Owner): Promise<Map<string, string>> {
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

type Checked = { input: Content | null; errors: CellError[] };

type Known = { pictures: Map<string, string>; photos: number; tree: readonly SubcategoryNode[] };

function check(cells: Cells, { pictures, photos, tree }: Known): Checked {
  const { input, images: written, errors } = readCells(cells);
  const images = written.flatMap((key) => pictures.get(key) ?? []);
  if (images.length < written.length)
    errors.push({ field: "images", message: listingInputCopy.imagesUnknown });
  if (images.length > photos) {
    errors.push({ field: "images", message: listingInputCopy.imagesTooMany(photos) });
  }
  const parsed = listingInputSchema.safeParse({ ...input, images: [...new Set(images)] });
  for (const { path, message } of parsed.error?.issues ?? []) {
    errors.push({ field: columnOfPath(path.join(".")), message });
  }
  if (!parsed.success) return { input: null, errors: once(errors) };
  const { subcategory } = parsed.data.details ?? {};
  const part = subcategory ? settledIn(tree, subcategory) : undefined;
  if (subcategory && !part) errors.push({ field: "subcategory", message: listingCopy.chooseSubcategory });
  const details = { ...parsed.data.details, subcategory: part?.path };
  const content = applyChange(
    { ...emptyContent, category: parsed.data.category },
    { ...parsed.data, details },
  );
  const problems = Object.entries(problemsOf(toInput(content)));
  const all = once([
    ...errors,
    ...problems.map(([path, message]) => ({ field: columnOfPath(path), message })),
  ]);
  return { input: all.length === 0 ? content : null, errors: all };
}

/** One error a field: the first that was found says most. */
function once(errors: CellError[]): CellError[] {
  const fields = errors.map(({ field }) => field);
  return errors.filter(({ field }, index) => fields.indexOf(field) === index);
}

function shown(cells: Cells) {
  const { title = "", category = "", price = "", city = "", state = "" } = cells;
  const location = [city, state].filter(Boolean).join(", ");
  return { title: title.slice(0, 140), category: category.slice(0, 40), price: price.slice(0, 40), location };
}

/** Reads and checks a whole file: 415 for what is no text, 422 for a file that is no list of listings. */
export async function readListingFile(bytes: Buffer, owner: Owner): Promise<ReadFile> {
  const { columns, lines: filled, unknownColumns } = toTable(decode(bytes));
  const tree = await readSubcategoryTree();
  const rows = filled.map(({ row, cells }) => ({ row, cells: toCells(columns, cells) }));
  const pictures = await readPictures(
    rows.flatMap(({ cells }) => readCells({ images: cells.images ?? "" }).images),
    owner,
  );
  const lines: ReadRow[] = [];
  for (const [index, { row, cells }] of rows.entries()) {
    if (index % turn === turn - 1) await pause();
    lines.push({ row, ...shown(cells), ...check(cells, { pictures, photos: owner.photos, tree }) });
  }
  return { lines, unknownColumns };
}
