import { getConversation } from "@/lib/messages/contract";
import * as queries from "@/lib/messages/threads/thread.queries";
import { route } from "@/lib/server/route";

export const GET = route(getConversation, ({ viewer, params }) => queries.getConversation(viewer, params.id));
