import { decideOnAd } from "@/lib/advertisements/desk.commands";
import { decideAdvertisement } from "@/lib/advertisements/desk.contract";
import { readAd } from "@/lib/advertisements/desk.queries";
import { route } from "@/lib/server/route";

export const POST = route(decideAdvertisement, async ({ viewer, params, body, request }) => {
  const { id, action } = params;
  await decideOnAd({ admin: viewer, id, action, ...body, headers: request.headers });
  return readAd(viewer, id);
});
