import { formatPrice } from "@/lib/shared/money";
import { truncate } from "@/lib/shared/text";
import { resolveMoves } from "@/lib/shared/tree";
import type { DecimalMark } from "@/lib/shared/typed-number";
import { listingCopy } from "../copy";
import { applyChange, emptyContent, toInput, type Change, type Content } from "../offer/content.rules";
import { listingInputCopy } from "../offer/input.copy";
import { listingChangeSchema, listingInputSchema, problemsOf } from "../offer/input.schema";
import type { Category } from "../rules";
import type { SubcategoryNode } from "../subcategories.rules";
import { termsCopy } from "../desk/terms.copy";
import { hasStock } from "../desk/terms.rules";
import { skuSchema } from "../desk/terms.schema";
import { isClear, readCells, type CellError, type Cells } from "./cells.rules";
import { columnOfPath } from "./columns.rules";
import { unescapeCell } from "./csv.rules";
import { importCopy } from "./import.copy";

export type ImportRow = {
  row: number;
  title: string;
  category: string;
  price: string;
  location: string;
  errors: CellError[];
  input: Content | null;
  update: { id: string; change: Change } | null;
  /** Null removes the SKU of an updated listing; omitted, it stays unchanged. */
  sku?: string | null;
  duplicate: boolean;
};

export type OwnListing = { category: Category; title: string; sku: string | null };

export type ImportContext = {
  pictures: Map<string, string>;
  photos: number;
  tree: readonly SubcategoryNode[];
  own: Map<string, OwnListing>;
  keys: Set<string>;
  idsBySku: Map<string, string>;
  ids: Set<string>;
  skus: Set<string>;
  mark: DecimalMark;
};

export function duplicateKey({ category, title }: Pick<OwnListing, "category" | "title">): string {
  return `${category} ${title.trim().replace(/\s+/g, " ").toLowerCase()}`;
}

/** Retains only the first error per field, because it is the most specific. */
function firstPerField(errors: CellError[]): CellError[] {
  const fields = errors.map(({ field }) => field);
  return errors.filter(({ field }, index) => fields.indexOf(field) === index);
}

function cellErrorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): CellError[] {
  return issues.map(({ path, message }) => ({ field: columnOfPath(path.join(".")), message }));
}

function subcategoryPath(tree: readonly SubcategoryNode[], written: unknown): unknown {
  if (typeof written !== "string") return written;
  const word = written.toLowerCase();
  const named = tree.filter(({ path, name }) => path === word || name.toLowerCase() === word);
  return named.length === 1 ? named[0]?.path : written;
}

type ParsedRow = { change: Change | null; category?: Category; errors: CellError[] };

function parse(cells: Cells, known: ImportContext, isUpdate: boolean): ParsedRow {
  const { pictures, photos, tree, mark } = known;
  const { input, images: written, clearsImages, errors } = readCells(cells, mark);
  const retainsImages = isUpdate && written.length === 0 && !clearsImages;
  const images = written.flatMap((key) => pictures.get(key) ?? []);
  if (images.length < written.length)
    errors.push({ field: "images", message: listingInputCopy.imagesUnknown });
  if (images.length > photos && !isUpdate) {
    errors.push({ field: "images", message: listingInputCopy.imagesTooMany(photos) });
  }
  const details = input.details as { [name: string]: unknown };
  const subcategory = subcategoryPath(tree, details.subcategory);
  const sent = {
    ...input,
    details: subcategory === undefined ? details : { ...details, subcategory },
    ...(retainsImages ? {} : { images: [...new Set(images)] }),
  };
  const schema = isUpdate ? listingChangeSchema : listingInputSchema;
  const parsed = schema.safeParse(sent);
  errors.push(...cellErrorsOf(parsed.error?.issues ?? []));
  if (!parsed.success) return { change: null, errors };
  const path = parsed.data.details?.subcategory;
  const part = path ? resolveMoves(tree, path) : undefined;
  if (path && !part) errors.push({ field: "subcategory", message: listingCopy.chooseSubcategory });
  const change = part
    ? { ...parsed.data, details: { ...parsed.data.details, subcategory: part.path } }
    : parsed.data;
  return { change, category: parsed.data.category, errors };
}

type Outcome = Pick<ImportRow, "errors" | "input" | "update" | "duplicate" | "sku">;

const failed = (errors: CellError[]): Outcome => ({
  errors: firstPerField(errors),
  input: null,
  update: null,
  duplicate: false,
});

type Sku = { sku?: string | null; errors: CellError[] };

function readSku(
  cells: Cells,
  known: ImportContext,
  { id, category }: { id?: string; category?: string },
): Sku {
  const cell = unescapeCell((cells.sku ?? "").trim());
  if (cell === "") return { errors: [] };
  if (isClear(cell)) return { sku: null, errors: [] };
  const parsed = skuSchema.safeParse(cell);
  if (!parsed.success) return { errors: [{ field: "sku", message: termsCopy.skuForm }] };
  const key = parsed.data.toLowerCase();
  const holder = known.idsBySku.get(key);
  const isTwice = known.skus.has(key);
  known.skus.add(key);
  if (isTwice) return { errors: [{ field: "sku", message: importCopy.skuTwice }] };
  if (category && !hasStock(category)) return { errors: [{ field: "sku", message: termsCopy.productsOnly }] };
  if (holder && holder !== id) {
    return { errors: [{ field: "sku", message: termsCopy.skuTaken(known.own.get(holder)?.title ?? "") }] };
  }
  return { sku: parsed.data, errors: [] };
}

function checkUpdate(id: string, cells: Cells, known: ImportContext): Outcome {
  const { change, errors } = parse(cells, known, true);
  const listing = known.own.get(id);
  if (!listing) errors.unshift({ field: "id", message: importCopy.idUnknown });
  else if (known.ids.has(id)) errors.unshift({ field: "id", message: importCopy.idTwice });
  known.ids.add(id);
  const { sku, errors: skuErrors } = readSku(cells, known, { id, category: listing?.category });
  const all = [...errors, ...skuErrors];
  if (!change || all.length > 0) return failed(all);
  return { errors: [], input: null, update: { id, change }, sku, duplicate: false };
}

function checkNew(cells: Cells, known: ImportContext): Outcome {
  const { change, category, errors } = parse(cells, known, false);
  const { sku, errors: skuErrors } = readSku(cells, known, { category });
  if (!change || !category) return failed([...errors, ...skuErrors]);
  const content = applyChange({ ...emptyContent, category }, change);
  const problems = Object.entries(problemsOf(toInput(content)));
  const all = [
    ...errors,
    ...skuErrors,
    ...problems.map(([path, message]) => ({ field: columnOfPath(path), message })),
  ];
  if (all.length > 0) return failed(all);
  const key = duplicateKey(content);
  const duplicate = known.keys.has(key);
  known.keys.add(key);
  return { errors: [], input: content, update: null, sku: sku ?? undefined, duplicate };
}

/** Id of the listing that a row updates: its own, or that of the listing with its SKU; empty for a new one. */
export function targetOf(cells: Cells, { idsBySku }: ImportContext): string {
  const id = (cells.id ?? "").trim().toLowerCase();
  return id || (idsBySku.get(unescapeCell((cells.sku ?? "").trim()).toLowerCase()) ?? "");
}

/** `flaw` is an error found before the cells are read, such as a number that fills two of them. */
export type Row = { cells: Cells; stray: boolean; extra: number; flaw?: CellError | null };

export function validateRow({ cells, stray, extra, flaw }: Row, known: ImportContext): Outcome {
  if (stray) return failed([{ field: "", message: importCopy.strayQuote }]);
  if (extra > 0) return failed([{ field: "", message: importCopy.extraCells(extra) }]);
  if (flaw) return failed([flaw]);
  const id = targetOf(cells, known);
  return id === "" ? checkNew(cells, known) : checkUpdate(id, cells, known);
}

type PreviewRow = Pick<ImportRow, "title" | "category" | "price" | "location">;

export function previewRow(cells: Cells, known: ImportContext): PreviewRow {
  const { mark, own } = known;
  const { price = "", city = "", state = "" } = cells;
  const listing = own.get(targetOf(cells, known));
  const amount = readCells({ price }, mark).input.price;
  const written = amount === null ? "" : truncate(price, 40);
  return {
    title: truncate(cells.title || listing?.title || "", 140),
    category: truncate(cells.category || listing?.category || "", 40),
    price: typeof amount === "number" ? formatPrice(amount) : written,
    location: [city, state].filter(Boolean).join(", "),
  };
}
