import { getJob } from "@/lib/jobs/contract";
import { updateJob } from "@/lib/jobs/desk/editing.commands";
import * as desk from "@/lib/jobs/desk/editing.contract";
import { deleteJob } from "@/lib/jobs/desk/lifecycle.commands";
import { readJob } from "@/lib/jobs/search/list.queries";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const GET = route(getJob, ({ params, viewer }) => readJob(params.id, viewer));

export const PATCH = route(
  desk.updateJob,
  withActor({ kind: "job", permission: "hire" }, (actor, { params: { id }, body, request: { headers } }) =>
    updateJob({ viewer: actor, id, body, headers }),
  ),
);

export const DELETE = route(
  desk.deleteJob,
  withActor({ kind: "job", permission: "hire" }, (actor, { params: { id }, request: { headers } }) =>
    deleteJob({ viewer: actor, id, headers }),
  ),
);
