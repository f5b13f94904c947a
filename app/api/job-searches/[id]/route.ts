import * as commands from "@/lib/searches/commands";
import { deleteJobSearch, updateJobSearch } from "@/lib/searches/contract";
import { route } from "@/lib/server/route";

export const PATCH = route(updateJobSearch, ({ viewer, params, body }) =>
  commands.updateJobSearch(viewer.id, params.id, body),
);

export const DELETE = route(deleteJobSearch, ({ viewer, params }) =>
  commands.deleteSavedSearch(viewer.id, { id: params.id, target: "jobs" }),
);
