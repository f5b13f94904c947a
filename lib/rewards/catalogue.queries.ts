import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { CatalogueItemDto } from "./catalogue.contract";
import { catalogueColumns, toCatalogueItem, type CatalogueRow } from "./catalogue.rows";

/** Every reward, those that are offered first. */
export async function listCatalogueItems(): Promise<CatalogueItemDto[]> {
  const found = await rows<CatalogueRow>(sql`
    SELECT ${catalogueColumns} FROM reward_items ORDER BY active DESC, position, id LIMIT 200`);
  return found.map(toCatalogueItem);
}
