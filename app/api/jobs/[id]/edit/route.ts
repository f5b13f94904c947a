import * as desk from "@/lib/jobs/desk/editing.contract";
import { getOwnJob } from "@/lib/jobs/desk/editing.queries";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const GET = route(
  desk.getOwnJob,
  withActor({ kind: "job", permission: "hire" }, (actor, { params: { id } }) => getOwnJob(id, actor)),
);
