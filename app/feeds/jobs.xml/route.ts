import { getJobFeed } from "@/lib/feeds/contract";
import { readJobFeed } from "@/lib/feeds/queries";
import { route } from "@/lib/server/route";

export const GET = route(getJobFeed, async ({ query, request }) => {
  const { xml, headers } = await readJobFeed({ query, request });
  headers.set("content-type", "application/rss+xml; charset=utf-8");
  headers.set("cache-control", "public, max-age=600");
  return new Response(xml, { headers });
});
