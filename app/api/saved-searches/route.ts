import * as commands from "@/lib/searches/commands";
import { createSavedSearch, listSavedSearches } from "@/lib/searches/contract";
import * as queries from "@/lib/searches/queries";
import { reply, route } from "@/lib/server/route";

export const GET = route(listSavedSearches, ({ viewer }) => queries.listSavedSearches(viewer.id));

export const POST = route(createSavedSearch, async ({ viewer, body }) => {
  const saved = await commands.createSavedSearch(viewer.id, { target: "listings", ...body });
  return reply(saved, { status: saved.existed ? 200 : 201 });
});
