import { decideOnJob } from "@/lib/jobs/moderation/decision.commands";
import * as moderation from "@/lib/jobs/moderation/decision.contract";
import { route } from "@/lib/server/route";

export const POST = route(moderation.decideJob, ({ params, body, viewer, request }) =>
  decideOnJob({ admin: viewer, ...params, ...body, headers: request.headers }),
);
