import { listListings } from "@/lib/listings/contract";
import { createListing } from "@/lib/listings/desk/editing.commands";
import * as editing from "@/lib/listings/desk/editing.contract";
import { searchWithClose } from "@/lib/search/results/queries";
import { outcomeHeaders } from "@/lib/search/results/outcome.rules";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listListings, async ({ query, viewer, request }) => {
  const page = await searchWithClose(query, viewer);
  const items = [...page.items, ...(page.close ?? [])];
  return pageReply({ ...page, items }, request, outcomeHeaders(page));
});

export const POST = route(editing.createListing, ({ body, viewer, request }) =>
  createListing({ viewer, body, headers: request.headers }),
);
