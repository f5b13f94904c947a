import * as commands from "@/lib/messages/moderation/held.commands";
import { readHeldMessage } from "@/lib/messages/moderation/held.contract";
import { route } from "@/lib/server/route";

export const POST = route(readHeldMessage, ({ viewer, params, request }) =>
  commands.readHeldMessage({ admin: viewer, id: params.id, headers: request.headers }),
);
