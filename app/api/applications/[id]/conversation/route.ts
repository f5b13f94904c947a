import * as contract from "@/lib/applications/contract";
import { openApplicantThread } from "@/lib/applications/poster.commands";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const PUT = route(contract.openApplicantThread, ({ params: { id }, viewer, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "application", id }, permission: "hire", headers }, (actor) =>
    openApplicantThread(actor, id),
  ),
);
