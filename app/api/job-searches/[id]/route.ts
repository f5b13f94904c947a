import * as commands from "@/lib/jobs/searches.commands";
import { removeJobSearch, updateJobSearch } from "@/lib/jobs/searches.contract";
import { route } from "@/lib/server/route";

export const PATCH = route(updateJobSearch, ({ viewer, params, body }) =>
  commands.updateJobSearch(viewer.id, params.id, body),
);

export const DELETE = route(removeJobSearch, ({ viewer, params }) =>
  commands.removeJobSearch(viewer.id, params.id),
);
