import * as commands from "@/lib/messages/moderation/held.commands";
import { decideHeldMessage } from "@/lib/messages/moderation/held.contract";
import { route } from "@/lib/server/route";

export const POST = route(decideHeldMessage, ({ viewer, params, body, request }) =>
  commands.decideHeldMessage({ admin: viewer, ...params, ...body, headers: request.headers }),
);
