import { previewImport } from "@/lib/listings/transfer/import.commands";
import * as imports from "@/lib/listings/transfer/import.contract";
import { listImports } from "@/lib/listings/transfer/import.queries";
import { route } from "@/lib/server/route";

export const GET = route(imports.listImports, ({ viewer }) => listImports(viewer));

export const POST = route(imports.previewImport, ({ viewer, request }) => previewImport({ viewer, request }));
