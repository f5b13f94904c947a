import * as imports from "@/lib/listings/transfer/import.contract";
import { listImportRows } from "@/lib/listings/transfer/import.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(imports.listImportRows, async ({ params, query, viewer, request }) =>
  pageReply(await listImportRows({ id: params.id, viewer, query }), request),
);
