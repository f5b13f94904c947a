import { createAd } from "@/lib/advertisements/desk.commands";
import { createAdvertisement, listAdvertisements } from "@/lib/advertisements/desk.contract";
import { listAds, readAd } from "@/lib/advertisements/desk.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listAdvertisements, async ({ viewer, query, request }) => {
  const vendorId = viewer.role === "admin" ? null : viewer.vendorId;
  return pageReply(await listAds({ ...query, vendorId }), request);
});

export const POST = route(createAdvertisement, async ({ viewer, body, request }) =>
  readAd(viewer, await createAd({ viewer, input: body, headers: request.headers })),
);
