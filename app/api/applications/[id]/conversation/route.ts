import * as contract from "@/lib/applications/contract";
import { openApplicantThread } from "@/lib/applications/poster.commands";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const PUT = route(
  contract.openApplicantThread,
  withActor({ kind: "application", permission: "hire" }, (actor, { params: { id } }) =>
    openApplicantThread(actor, id),
  ),
);
