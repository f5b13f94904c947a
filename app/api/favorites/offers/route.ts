import { listReceivedOffers } from "@/lib/messages/savers/saver-offers.contract";
import * as queries from "@/lib/messages/savers/saver-offers.queries";
import { route } from "@/lib/server/route";

export const GET = route(listReceivedOffers, ({ viewer }) => queries.listReceivedOffers(viewer.id));
