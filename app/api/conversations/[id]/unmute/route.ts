import { setMuted } from "@/lib/messages/inbox/conversation-state.commands";
import { unmuteConversation } from "@/lib/messages/contract";
import { route } from "@/lib/server/route";

export const POST = route(unmuteConversation, ({ viewer, params }) => setMuted(viewer, params.id, false));
