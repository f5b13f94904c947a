import { createJobSearch } from "@/lib/searches/commands";
import * as contract from "@/lib/searches/contract";
import { route } from "@/lib/server/route";

export const POST = route(contract.createJobSearch, ({ viewer, body }) => createJobSearch(viewer.id, body));
