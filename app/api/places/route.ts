import { suggestPlaces } from "@/lib/places/contract";
import { suggestPlaces as suggest } from "@/lib/places/queries";
import { route } from "@/lib/server/route";

export const GET = route(suggestPlaces, ({ query }) => suggest(query.q));
