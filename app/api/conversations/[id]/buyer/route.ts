import * as ratings from "@/lib/messages/deals/rating.queries";
import { getBuyer } from "@/lib/messages/rating.contract";
import { route } from "@/lib/server/route";

export const GET = route(getBuyer, ({ viewer, params }) => ratings.getBuyer(viewer, params.id));
