import { listLatestListings } from "@/lib/listings/catalog/variety.queries";
import { getInitialData } from "@/lib/listings/contract";
import { pageHeaders } from "@/lib/server/page-reply";
import { reply, route } from "@/lib/server/route";

export const GET = route(getInitialData, async ({ request }) => {
  const page = await listLatestListings();
  const address = new URL("/api/listings?status=approved", request.url);
  return reply({ listings: page.items }, { headers: pageHeaders(page, address) });
});
