import "server-only";
import { sql } from "@/lib/server/db";
import { fromCents } from "@/lib/shared/money";
import type { CatalogItemDto } from "./catalog.contract";

/** The value of a voucher is in cents. */
export type CatalogRow = Omit<CatalogItemDto, "updatedAt"> & { updatedAt: Date };

export const catalogColumns = sql`id::text AS id, name, description, kind::text AS kind, points, value, active,
  updated_at AS "updatedAt"`;

export function toCatalogItem(row: CatalogRow): CatalogItemDto {
  const value = row.kind === "voucher" ? fromCents(row.value) : row.value;
  return { ...row, value, updatedAt: row.updatedAt.toISOString() };
}
