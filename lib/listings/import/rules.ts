/** Largest file in bytes and rows of one import (issue: 10,000 rows). */
export const maxImportBytes = 8 * 1024 * 1024;
export const maxImportRows = 10_000;
/** Rows shown of a preview at a time. */
export const previewRows = 50;

export const importStatuses = ["previewed", "running", "done", "failed", "cancelled"] as const;
export const importActions = ["confirm", "cancel"] as const;
export type ImportAction = (typeof importActions)[number];

/** Columns in the order of an export; an import takes them in any order and by any of these names. */
export const csvColumns = [
  "id",
  "status",
  "category",
  "title",
  "description",
  "price",
  "city",
  "state",
  "images",
  "condition",
  "brand",
  "stock",
  "delivery",
  "pickup",
  "pricing",
  "areaServed",
  "duration",
  "listingType",
  "propertyType",
  "beds",
  "baths",
  "areaSqFt",
  "lotSqFt",
  "yearBuilt",
  "parking",
  "deposit",
  "availableFrom",
  "furnished",
  "pets",
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** What an import cannot do without. */
export const requiredColumns: readonly CsvColumn[] = ["category", "title"];
