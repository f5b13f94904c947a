import { withActor } from "@/lib/members/acting.commands";
import { takeBackMessage } from "@/lib/messages/contract";
import * as commands from "@/lib/messages/inbox/take-back.commands";
import { route } from "@/lib/server/route";

export const POST = route(
  takeBackMessage,
  withActor({ kind: "message", permission: "answer" }, (actor, { params: { id } }) =>
    commands.takeBackMessage(actor, id),
  ),
);
