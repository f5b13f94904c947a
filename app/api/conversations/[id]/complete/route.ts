import { completeDeal } from "@/lib/messages/deal.contract";
import * as offers from "@/lib/messages/deals/offers.commands";
import { route } from "@/lib/server/route";

export const POST = route(completeDeal, ({ viewer, params }) => offers.completeDeal(viewer, params.id));
