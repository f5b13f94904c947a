import { getMerchantFeed } from "@/lib/feeds/contract";
import { readMerchantFeed } from "@/lib/feeds/queries";
import { route } from "@/lib/server/route";

export const GET = route(getMerchantFeed, async ({ query, request }) => {
  const { xml, headers } = await readMerchantFeed({ query, request });
  headers.set("content-type", "application/xml; charset=utf-8");
  headers.set("cache-control", "public, max-age=600");
  return new Response(xml, { headers });
});
