import { route } from "@/lib/server/route";
import { getSitemap } from "@/lib/seo/contract";
import { readSitemap } from "@/lib/seo/queries";
import { AppError } from "@/lib/shared/app-error";

const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" };

export const GET = route(getSitemap, async ({ params }) => {
  const xml = await readSitemap(params.name);
  if (!xml) throw new AppError("not_found", "There is no such sitemap.");
  return new Response(xml, { headers });
});
