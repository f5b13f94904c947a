import * as contract from "@/lib/applications/contract";
import { writePrivateNote } from "@/lib/applications/poster.commands";
import { route } from "@/lib/server/route";

export const PUT = route(contract.writePrivateNote, ({ params, body, viewer }) =>
  writePrivateNote(viewer, params.id, body.text),
);
