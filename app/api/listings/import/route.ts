import { previewImport } from "@/lib/listings/import/commands";
import * as imports from "@/lib/listings/import/contract";
import { listImports } from "@/lib/listings/import/queries";
import { route } from "@/lib/server/route";

export const GET = route(imports.listImports, ({ viewer }) => listImports(viewer));

export const POST = route(imports.previewImport, ({ viewer, request }) => previewImport({ viewer, request }));
