import * as imports from "@/lib/listings/import/contract";
import { getImport } from "@/lib/listings/import/queries";
import { route } from "@/lib/server/route";

export const GET = route(imports.getImport, ({ params, viewer }) => getImport(params.id, viewer));
