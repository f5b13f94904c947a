import { recoverImage } from "@/lib/images/contract";
import * as queries from "@/lib/images/queries";
import { reply, route } from "@/lib/server/route";

/** Matches the browser's cache time (spec section 7: 30 minutes). */
const headers = { "cache-control": "public, max-age=1800" };

export const GET = route(recoverImage, async ({ query }) =>
  reply({ success: true as const, dataUrl: await queries.recoverImage(query.path) }, { headers }),
);
