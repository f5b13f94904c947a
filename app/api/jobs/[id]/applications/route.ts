import { applyForJob } from "@/lib/applications/applying.commands";
import * as contract from "@/lib/applications/contract";
import { route } from "@/lib/server/route";

export const POST = route(contract.applyForJob, ({ params, body, viewer }) =>
  applyForJob(viewer, params.id, body),
);
