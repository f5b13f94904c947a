import { route } from "@/lib/server/route";
import { replay } from "@/lib/webhooks/commands";
import { replayDelivery } from "@/lib/webhooks/contract";

export const POST = route(replayDelivery, ({ viewer, params, request: { headers } }) =>
  replay({ viewer, id: params.id, headers }, params.deliveryId),
);
