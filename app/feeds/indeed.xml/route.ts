import { getIndeedFeed } from "@/lib/feeds/contract";
import { readIndeedFeed } from "@/lib/feeds/queries";
import { route } from "@/lib/server/route";

export const GET = route(getIndeedFeed, async ({ query, request }) => {
  const { xml, headers } = await readIndeedFeed({ query, request });
  headers.set("content-type", "application/xml; charset=utf-8");
  headers.set("cache-control", "public, max-age=600");
  return new Response(xml, { headers });
});
