import { setMuted } from "@/lib/messages/inbox/placing.commands";
import { muteConversation } from "@/lib/messages/contract";
import { route } from "@/lib/server/route";

export const POST = route(muteConversation, ({ viewer, params }) => setMuted(viewer, params.id, true));
