import * as commands from "@/lib/searches/commands";
import { deleteSavedSearch, updateSavedSearch } from "@/lib/searches/contract";
import { route } from "@/lib/server/route";

export const PATCH = route(updateSavedSearch, ({ viewer, params, body }) =>
  commands.updateSavedSearch(viewer.id, params, body),
);

export const DELETE = route(deleteSavedSearch, ({ viewer, params }) =>
  commands.deleteSavedSearch(viewer.id, params),
);
