import * as contract from "@/lib/applications/contract";
import { exportApplications } from "@/lib/applications/export.queries";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const GET = route(
  contract.exportApplications,
  withActor({ kind: "job", permission: "hire" }, (actor, { params: { id } }) =>
    exportApplications(actor, id),
  ),
);
