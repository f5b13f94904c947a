import { getJob } from "@/lib/jobs/contract";
import { updateJob } from "@/lib/jobs/desk/editing.commands";
import * as desk from "@/lib/jobs/desk/editing.contract";
import { deleteJob } from "@/lib/jobs/desk/lifecycle.commands";
import { readJob } from "@/lib/jobs/search/list.queries";
import { route } from "@/lib/server/route";

export const GET = route(getJob, ({ params, viewer }) => readJob(params.id, viewer));

export const PATCH = route(desk.updateJob, ({ params, body, viewer, request }) =>
  updateJob({ viewer, id: params.id, body, headers: request.headers }),
);

export const DELETE = route(desk.deleteJob, ({ params, viewer, request }) =>
  deleteJob({ viewer, id: params.id, headers: request.headers }),
);
