import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { CatalogItemDto } from "./catalog.contract";
import { catalogColumns, toCatalogItem, type CatalogRow } from "./catalog.rows";

export async function listCatalogItems(): Promise<CatalogItemDto[]> {
  const found = await rows<CatalogRow>(sql`
    SELECT ${catalogColumns} FROM reward_items ORDER BY active DESC, position, id LIMIT 200`);
  return found.map(toCatalogItem);
}
