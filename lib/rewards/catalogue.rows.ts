import "server-only";
import { sql } from "@/lib/server/db";
import { fromCents } from "@/lib/shared/money";
import type { CatalogueItemDto } from "./catalogue.contract";

/** A reward as it is kept: the value of a voucher in cents. */
export type CatalogueRow = CatalogueItemDto;

export const catalogueColumns = sql`id::text AS id, name, description, kind::text AS kind, points, value, active`;

export function toCatalogueItem(row: CatalogueRow): CatalogueItemDto {
  return row.kind === "voucher" ? { ...row, value: fromCents(row.value) } : row;
}
