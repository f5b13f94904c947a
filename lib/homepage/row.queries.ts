import "server-only";
import { listVariedRow } from "@/lib/listings/catalog/variety.queries";
import type { ListingDto } from "@/lib/listings/contract";
import { homepageRows, type HomepageRowId } from "./row.rules";
import { maxRow } from "./rules";

export function readHomepageRow(row: HomepageRowId, place?: string): Promise<ListingDto[]> {
  return listVariedRow({ ...homepageRows[row].address, place, limit: maxRow });
}
