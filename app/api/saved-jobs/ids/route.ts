import { listSavedJobIds } from "@/lib/favorites/jobs.contract";
import * as savedJobs from "@/lib/favorites/jobs.queries";
import { route } from "@/lib/server/route";

export const GET = route(listSavedJobIds, ({ viewer }) => savedJobs.listSavedJobIds(viewer.id));
