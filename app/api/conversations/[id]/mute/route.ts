import { setMuted } from "@/lib/messages/inbox/conversation-state.commands";
import { muteConversation } from "@/lib/messages/contract";
import { route } from "@/lib/server/route";

export const POST = route(muteConversation, ({ viewer, params }) => setMuted(viewer, params.id, true));
