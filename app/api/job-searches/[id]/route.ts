import { removeJobSearch } from "@/lib/jobs/alerts.commands";
import * as contract from "@/lib/jobs/alerts.contract";
import { route } from "@/lib/server/route";

export const DELETE = route(contract.removeJobSearch, ({ viewer, params }) =>
  removeJobSearch(viewer.id, params.id),
);
