import { setArchived } from "@/lib/messages/inbox/conversation-state.commands";
import { archiveConversation } from "@/lib/messages/contract";
import { route } from "@/lib/server/route";

export const POST = route(archiveConversation, ({ viewer, params }) => setArchived(viewer, params.id, true));
