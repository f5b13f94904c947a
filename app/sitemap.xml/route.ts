import { getSitemapIndex } from "@/lib/seo/contract";
import { listSitemaps } from "@/lib/seo/queries";
import { sitemapIndexXml } from "@/lib/seo/sitemaps.rules";
import { env } from "@/lib/server/env";
import { route } from "@/lib/server/route";

/** Nothing is prerendered: a build has no database. */
export const dynamic = "force-dynamic";

const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" };

export const GET = route(getSitemapIndex, async () => {
  const names = await listSitemaps();
  return new Response(sitemapIndexXml(names.map((name) => `${env.APP_URL}/sitemaps/${name}`)), { headers });
});
