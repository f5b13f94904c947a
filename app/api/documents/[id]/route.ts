import * as documents from "@/lib/documents/contract";
import { readDocument } from "@/lib/documents/queries";
import { route } from "@/lib/server/route";

export const GET = route(documents.readDocument, ({ viewer, params }) => readDocument(viewer.id, params.id));
