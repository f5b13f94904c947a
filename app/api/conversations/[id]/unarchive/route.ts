import { setArchived } from "@/lib/messages/inbox/conversation-state.commands";
import { unarchiveConversation } from "@/lib/messages/contract";
import { route } from "@/lib/server/route";

export const POST = route(unarchiveConversation, ({ viewer, params }) =>
  setArchived(viewer, params.id, false),
);
