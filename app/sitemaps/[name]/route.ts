import { route } from "@/lib/server/route";
import { getSitemap } from "@/lib/seo/contract";
import { readSitemap } from "@/lib/seo/queries";

const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" };

export const GET = route(
  getSitemap,
  async ({ params }) => new Response(await readSitemap(params.name), { headers }),
);
