import { listListings } from "@/lib/listings/contract";
import { searchListings } from "@/lib/search/queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listListings, async ({ query, viewer, request }) =>
  pageReply(await searchListings(query, viewer), request),
);
