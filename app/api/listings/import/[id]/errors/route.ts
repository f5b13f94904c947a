import * as imports from "@/lib/listings/import/contract";
import { importErrorReport } from "@/lib/listings/import/queries";
import { route } from "@/lib/server/route";

export const GET = route(imports.getImportErrors, ({ params, viewer }) =>
  importErrorReport(params.id, viewer),
);
