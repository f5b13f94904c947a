import { recoverImage } from "@/lib/images/contract";
import { imageCopy } from "@/lib/images/copy";
import { readImageDataUrl } from "@/lib/images/queries";
import { parseImageUrl } from "@/lib/images/rules";
import { reply, route } from "@/lib/server/route";
import { AppError } from "@/lib/shared/app-error";

/** Matches the browser's cache time (spec section 7: 30 minutes). */
const headers = { "cache-control": "public, max-age=1800" };

export const GET = route(recoverImage, async ({ query }) => {
  const asked = parseImageUrl(query.path);
  if (!asked) {
    throw new AppError("bad_request", imageCopy.notOurs, { fields: { path: imageCopy.notOurs } });
  }
  const dataUrl = await readImageDataUrl(asked);
  if (!dataUrl) throw new AppError("not_found", imageCopy.notFound);
  return reply({ success: true as const, dataUrl }, { headers });
});
