import * as imports from "@/lib/listings/transfer/import.contract";
import { getImport } from "@/lib/listings/transfer/import.queries";
import { route } from "@/lib/server/route";

export const GET = route(imports.getImport, ({ params, viewer }) => getImport(params.id, viewer));
