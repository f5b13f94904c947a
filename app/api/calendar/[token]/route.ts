import { readFeed } from "@/lib/appointments/feed.contract";
import * as queries from "@/lib/appointments/feed.queries";
import { route } from "@/lib/server/route";

export const GET = route(readFeed, ({ params }) => queries.readFeed(params.token));
