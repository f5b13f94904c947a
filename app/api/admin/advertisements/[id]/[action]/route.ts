import { readAd } from "@/lib/advertisements/desk.queries";
import { decideOnAd } from "@/lib/advertisements/moderation.commands";
import { decideAdvertisement } from "@/lib/advertisements/moderation.contract";
import { route } from "@/lib/server/route";

export const POST = route(decideAdvertisement, async ({ viewer, params, body, request }) => {
  const { id, action } = params;
  await decideOnAd({ admin: viewer, id, action, ...body, headers: request.headers });
  return readAd(viewer, id);
});
