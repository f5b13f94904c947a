import { deleteAd, updateAd } from "@/lib/advertisements/desk.commands";
import {
  deleteAdvertisement,
  getAdvertisement,
  updateAdvertisement,
} from "@/lib/advertisements/desk.contract";
import { readAd } from "@/lib/advertisements/desk.queries";
import { route } from "@/lib/server/route";

export const GET = route(getAdvertisement, ({ viewer, params }) => readAd(viewer, params.id));

export const PATCH = route(updateAdvertisement, async ({ viewer, params, body, request }) => {
  await updateAd({ viewer, id: params.id, changes: body, headers: request.headers });
  return readAd(viewer, params.id);
});

export const DELETE = route(deleteAdvertisement, ({ viewer, params, request }) =>
  deleteAd({ viewer, id: params.id, headers: request.headers }),
);
