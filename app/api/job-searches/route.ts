import { saveJobSearch } from "@/lib/jobs/alerts.commands";
import * as contract from "@/lib/jobs/alerts.contract";
import { route } from "@/lib/server/route";

export const POST = route(contract.saveJobSearch, ({ viewer, body }) => saveJobSearch(viewer.id, body));
