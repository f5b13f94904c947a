import { setArchived } from "@/lib/messages/inbox/placing.commands";
import { unarchiveConversation } from "@/lib/messages/contract";
import { route } from "@/lib/server/route";

export const POST = route(unarchiveConversation, ({ viewer, params }) =>
  setArchived(viewer, params.id, false),
);
