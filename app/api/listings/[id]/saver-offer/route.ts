import { getSaverOffer, makeSaverOffer } from "@/lib/messages/savers/saver-offers.contract";
import * as commands from "@/lib/messages/savers/saver-offers.commands";
import * as queries from "@/lib/messages/savers/saver-offers.queries";
import { route } from "@/lib/server/route";
import { vendorIdOf } from "@/lib/shared/access";

export const GET = route(getSaverOffer, ({ params, viewer }) =>
  queries.getSaverOffer(vendorIdOf(viewer), params.id),
);

export const POST = route(makeSaverOffer, ({ params, viewer, body }) =>
  commands.makeSaverOffer({ viewer, id: params.id, offer: body }),
);
