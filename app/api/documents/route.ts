import { storeDocument } from "@/lib/documents/commands";
import { listDocuments, uploadDocument } from "@/lib/documents/contract";
import { documentCopy } from "@/lib/documents/copy";
import { listOwnDocuments } from "@/lib/documents/queries";
import { maxDocumentBytes } from "@/lib/documents/rules";
import { readFile } from "@/lib/server/multipart";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listDocuments, async ({ viewer, query, request }) =>
  pageReply(await listOwnDocuments(viewer.id, query), request),
);

export const POST = route(uploadDocument, async ({ viewer, request }) => {
  const { tooLarge, missing } = documentCopy;
  return storeDocument(viewer.id, await readFile(request, { maxBytes: maxDocumentBytes, tooLarge, missing }));
});
