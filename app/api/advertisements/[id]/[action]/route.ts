import { actOnAd } from "@/lib/advertisements/desk.commands";
import { moveAdvertisement } from "@/lib/advertisements/desk.contract";
import { readAd } from "@/lib/advertisements/desk.queries";
import { route } from "@/lib/server/route";

export const POST = route(moveAdvertisement, async ({ viewer, params, request }) => {
  const { id, action } = params;
  await actOnAd({ viewer, id, action, headers: request.headers });
  return readAd(viewer, id);
});
