import * as contract from "@/lib/applications/contract";
import { writePrivateNote } from "@/lib/applications/poster.commands";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const PUT = route(
  contract.writePrivateNote,
  withActor({ kind: "application", permission: "hire" }, (actor, { params: { id }, body }) =>
    writePrivateNote(actor, id, body.text),
  ),
);
