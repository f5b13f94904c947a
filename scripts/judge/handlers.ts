import { GET as getJobs } from "@/app/api/jobs/route";
import { GET as getListings } from "@/app/api/listings/route";
import { GET as getSuggestions } from "@/app/api/search/suggestions/route";
import { rebuildSearchTables, waitForVocabulary } from "@/lib/search/index/vocabulary.queries";
import type { RouteHandler } from "@/lib/server/route";
import type { Get } from "./client";

const handlers: Record<string, RouteHandler> = {
  "/api/jobs": getJobs,
  "/api/listings": getListings,
  "/api/search/suggestions": getSuggestions,
};

export async function overHandlers(): Promise<Get> {
  await rebuildSearchTables();
  await waitForVocabulary();
  return async function get(path) {
    const address = new URL(path, "http://localhost:3000");
    const handler = handlers[address.pathname];
    if (!handler) throw new Error(`${address.pathname} has no handler here.`);
    return handler(new Request(address));
  };
}
