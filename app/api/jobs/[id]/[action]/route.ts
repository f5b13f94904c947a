import * as desk from "@/lib/jobs/desk/editing.contract";
import { actOnJob } from "@/lib/jobs/desk/lifecycle.commands";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const POST = route(desk.actOnJob, ({ params, body: { version }, viewer, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "job", id: params.id }, permission: "hire", headers }, (actor) =>
    actOnJob({ viewer: actor, ...params, version, headers }),
  ),
);
