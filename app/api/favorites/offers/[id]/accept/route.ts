import * as commands from "@/lib/messages/savers/saver-offers.commands";
import { acceptReceivedOffer } from "@/lib/messages/savers/saver-offers.contract";
import { route } from "@/lib/server/route";

export const POST = route(acceptReceivedOffer, ({ params, viewer }) =>
  commands.acceptReceivedOffer(viewer, params.id),
);
