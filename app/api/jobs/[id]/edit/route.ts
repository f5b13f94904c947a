import * as desk from "@/lib/jobs/desk/editing.contract";
import { getOwnJob } from "@/lib/jobs/desk/editing.queries";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const GET = route(desk.getOwnJob, ({ params: { id }, viewer, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "job", id }, permission: "hire", headers }, (actor) =>
    getOwnJob(id, actor),
  ),
);
