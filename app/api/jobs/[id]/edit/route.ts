import * as desk from "@/lib/jobs/desk/editing.contract";
import { getOwnJob } from "@/lib/jobs/desk/editing.queries";
import { route } from "@/lib/server/route";

export const GET = route(desk.getOwnJob, ({ params, viewer }) => getOwnJob(params.id, viewer));
