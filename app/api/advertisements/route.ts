import { createAd } from "@/lib/advertisements/desk.commands";
import { createAdvertisement, listAdvertisements } from "@/lib/advertisements/desk.contract";
import { readAdsOf, readAd } from "@/lib/advertisements/desk.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listAdvertisements, async ({ viewer, query, request }) =>
  pageReply(await readAdsOf(viewer, query), request),
);

export const POST = route(createAdvertisement, async ({ viewer, body, request }) =>
  readAd(viewer, await createAd({ viewer, input: body, headers: request.headers })),
);
