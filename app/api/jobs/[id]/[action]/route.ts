import * as desk from "@/lib/jobs/desk/editing.contract";
import { actOnJob } from "@/lib/jobs/desk/lifecycle.commands";
import { route } from "@/lib/server/route";

export const POST = route(desk.actOnJob, ({ params, body, viewer, request }) =>
  actOnJob({ viewer, ...params, version: body.version, headers: request.headers }),
);
