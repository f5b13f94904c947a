import * as desk from "@/lib/jobs/desk/editing.contract";
import { actOnJob } from "@/lib/jobs/desk/lifecycle.commands";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const POST = route(
  desk.actOnJob,
  withActor(
    { kind: "job", permission: "hire" },
    (actor, { params, body: { version }, request: { headers } }) =>
      actOnJob({ viewer: actor, ...params, version, headers }),
  ),
);
