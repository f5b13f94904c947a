import { undoDecision } from "@/lib/audit/undo.commands";
import * as contract from "@/lib/audit/undo.contract";
import { route } from "@/lib/server/route";

export const POST = route(contract.undoDecision, ({ viewer, body, request }) =>
  undoDecision(viewer, body, request.headers),
);
