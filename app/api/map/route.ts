import { getPins } from "@/lib/search/pins.contract";
import { listPins } from "@/lib/search/pins.queries";
import { route } from "@/lib/server/route";

export const GET = route(getPins, ({ query }) => listPins(query));
