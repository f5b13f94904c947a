import { getJob } from "@/lib/jobs/contract";
import { readJob } from "@/lib/jobs/queries";
import { route } from "@/lib/server/route";

export const GET = route(getJob, ({ params, viewer }) => readJob(params.id, viewer));
