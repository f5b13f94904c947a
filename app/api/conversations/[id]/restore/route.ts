import * as commands from "@/lib/messages/inbox/conversation-state.commands";
import { restoreConversation } from "@/lib/messages/contract";
import { route } from "@/lib/server/route";

export const POST = route(restoreConversation, ({ viewer, params }) =>
  commands.restoreConversation(viewer, params.id),
);
