import { listBlocked } from "@/lib/messages/blocks/blocks.contract";
import * as queries from "@/lib/messages/blocks/blocks.queries";
import { route } from "@/lib/server/route";

export const GET = route(listBlocked, ({ viewer }) => queries.listBlocked(viewer.id));
