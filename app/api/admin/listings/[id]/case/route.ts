import { getListingCase as read } from "@/lib/listings/moderation/case.queries";
import { getListingCase } from "@/lib/listings/moderation/decision.contract";
import { route } from "@/lib/server/route";

export const GET = route(getListingCase, ({ params }) => read(params.id));
