import { getImage } from "@/lib/images/contract";
import { imageCopy } from "@/lib/images/copy";
import { readImage } from "@/lib/images/queries";
import { route } from "@/lib/server/route";
import { AppError } from "@/lib/shared/app-error";

/** Names are content-addressed; what stands in for a missing variant must not stay once that is made. */
const cacheControl = {
  always: "public, max-age=31536000, immutable",
  hour: "public, max-age=3600",
  minute: "public, max-age=60",
} as const;

export const GET = route(getImage, async ({ params, request }) => {
  const avif = request.headers.get("accept")?.includes("image/avif") ?? false;
  const image = await readImage(`/images/${params.file}`, { avif });
  if (!image) throw new AppError("not_found", imageCopy.notFound);
  return new Response(image.bytes, {
    headers: {
      "content-type": image.type,
      "content-length": String(image.bytes.byteLength),
      "cache-control": cacheControl[image.keep],
      vary: "accept",
      "x-content-type-options": "nosniff",
    },
  });
});
