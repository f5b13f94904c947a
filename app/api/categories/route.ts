import { listCategories } from "@/lib/listings/contract";
import { categoryCounts } from "@/lib/listings/queries";
import { route } from "@/lib/server/route";

export const GET = route(listCategories, categoryCounts);
