import { getImage } from "@/lib/images/contract";
import { getImageFile } from "@/lib/images/queries";
import { route } from "@/lib/server/route";

export const GET = route(getImage, async ({ params, request }) => {
  const { bytes, headers } = await getImageFile(params.file, request.headers.get("accept"));
  return new Response(bytes, { headers });
});
