import * as commands from "@/lib/messages/inbox/take-back.commands";
import { takeBackMessage } from "@/lib/messages/contract";
import { route } from "@/lib/server/route";

export const POST = route(takeBackMessage, ({ viewer, params }) =>
  commands.takeBackMessage(viewer, params.id),
);
