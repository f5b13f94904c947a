import { storeDocument } from "@/lib/documents/commands";
import { uploadDocument } from "@/lib/documents/contract";
import { documentCopy } from "@/lib/documents/copy";
import { maxDocumentBytes } from "@/lib/documents/rules";
import { readFile } from "@/lib/server/multipart";
import { route } from "@/lib/server/route";

export const POST = route(uploadDocument, async ({ viewer, request }) => {
  const { tooLarge, missing } = documentCopy;
  return storeDocument(viewer.id, await readFile(request, { maxBytes: maxDocumentBytes, tooLarge, missing }));
});
