import { readCategoryCounts } from "@/lib/listings/catalog/list.queries";
import { listCategories } from "@/lib/listings/contract";
import { route } from "@/lib/server/route";

export const GET = route(listCategories, readCategoryCounts);
