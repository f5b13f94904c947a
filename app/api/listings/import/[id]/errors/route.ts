import * as imports from "@/lib/listings/transfer/import.contract";
import { importErrorReport } from "@/lib/listings/transfer/import.queries";
import { route } from "@/lib/server/route";

export const GET = route(imports.getImportErrors, ({ params, viewer }) =>
  importErrorReport(params.id, viewer),
);
