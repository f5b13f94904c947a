import { makeOffer } from "@/lib/messages/deal.contract";
import * as offers from "@/lib/messages/deals/offers.commands";
import { route } from "@/lib/server/route";

export const POST = route(makeOffer, ({ viewer, params, body }) => offers.makeOffer(viewer, params.id, body));
