import type { CsvColumn } from "./columns.rules";

const own: Partial<Record<CsvColumn, string>> = {
  id: "Listing ID",
  sku: "SKU",
  images: "Pictures",
  vin: "VIN",
  zip: "ZIP code",
  areaSqFt: "Area in sq ft",
  lotSqFt: "Lot in sq ft",
};

export function fieldName(column: CsvColumn): string {
  const words = column.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return own[column] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
