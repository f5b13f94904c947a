import * as commands from "@/lib/messages/inbox/quick-replies.commands";
import { deleteQuickReply, updateQuickReply } from "@/lib/messages/inbox/quick-replies.contract";
import { route } from "@/lib/server/route";

export const PATCH = route(updateQuickReply, ({ viewer, params, body, request }) =>
  commands.updateQuickReply({ userId: viewer.id, id: params.id, body, headers: request.headers }),
);

export const DELETE = route(deleteQuickReply, ({ viewer, params }) =>
  commands.deleteQuickReply(viewer.id, params.id),
);
