import "server-only";
import { sql } from "@/lib/server/db";
import { fromCents } from "@/lib/shared/money";
import type { CatalogueItemDto } from "./catalogue.contract";

/** A reward as it is kept: the value of a voucher in cents. */
export type CatalogueRow = Omit<CatalogueItemDto, "updatedAt"> & { updatedAt: Date };

export const catalogueColumns = sql`id::text AS id, name, description, kind::text AS kind, points, value, active,
  updated_at AS "updatedAt"`;

export function toCatalogueItem(row: CatalogueRow): CatalogueItemDto {
  const value = row.kind === "voucher" ? fromCents(row.value) : row.value;
  return { ...row, value, updatedAt: row.updatedAt.toISOString() };
}
