import { listListings } from "@/lib/listings/contract";
import { createListing } from "@/lib/listings/desk/editing.commands";
import * as editing from "@/lib/listings/desk/editing.contract";
import { searchListings } from "@/lib/search/queries";
import { readingHeaders } from "@/lib/search/reading.rules";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listListings, async ({ query, viewer, request }) => {
  const page = await searchListings(query, viewer);
  return pageReply(page, request, readingHeaders(page));
});

export const POST = route(editing.createListing, ({ body, viewer, request }) =>
  createListing({ viewer, body, headers: request.headers }),
);
