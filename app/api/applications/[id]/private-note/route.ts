import * as contract from "@/lib/applications/contract";
import { writePrivateNote } from "@/lib/applications/poster.commands";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const PUT = route(
  contract.writePrivateNote,
  ({ params: { id }, body, viewer, request: { headers } }) =>
    actFor({ viewer, subject: { kind: "application", id }, permission: "hire", headers }, (actor) =>
      writePrivateNote(actor, id, body.text),
    ),
);
