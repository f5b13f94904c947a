import { getPins } from "@/lib/search/refinement/pins.contract";
import { listPins } from "@/lib/search/refinement/pins.queries";
import { route } from "@/lib/server/route";

export const GET = route(getPins, ({ query }) => listPins(query));
