import { saveJobSearch } from "@/lib/jobs/searches.commands";
import * as contract from "@/lib/jobs/searches.contract";
import { route } from "@/lib/server/route";

export const POST = route(contract.saveJobSearch, ({ viewer, body }) => saveJobSearch(viewer.id, body));
