import * as contract from "@/lib/applications/contract";
import { exportApplications } from "@/lib/applications/export.queries";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const GET = route(contract.exportApplications, ({ params: { id }, viewer, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "job", id }, permission: "hire", headers }, (actor) =>
    exportApplications(actor, id),
  ),
);
