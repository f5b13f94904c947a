import { deleteConversation, getConversation } from "@/lib/messages/contract";
import * as commands from "@/lib/messages/inbox/conversation-state.commands";
import * as queries from "@/lib/messages/threads/thread.queries";
import { route } from "@/lib/server/route";

export const GET = route(getConversation, ({ viewer, params }) => queries.getConversation(viewer, params.id));

export const DELETE = route(deleteConversation, ({ viewer, params }) =>
  commands.deleteConversation(viewer, params.id),
);
