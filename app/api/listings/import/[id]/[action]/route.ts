import { actOnImport } from "@/lib/listings/transfer/import.commands";
import * as imports from "@/lib/listings/transfer/import.contract";
import { route } from "@/lib/server/route";

export const POST = route(imports.actOnImport, ({ params, body, viewer }) =>
  actOnImport({ viewer, ...params, ...body }),
);
