import { getListingFeed } from "@/lib/feeds/contract";
import { readListingFeed } from "@/lib/feeds/queries";
import { route } from "@/lib/server/route";

export const GET = route(getListingFeed, async ({ query, request }) => {
  const { xml, headers } = await readListingFeed({ query, request });
  headers.set("content-type", "application/rss+xml; charset=utf-8");
  headers.set("cache-control", "public, max-age=600");
  return new Response(xml, { headers });
});
