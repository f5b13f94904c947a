import { actFor } from "@/lib/members/acting.commands";
import { takeBackMessage } from "@/lib/messages/contract";
import * as commands from "@/lib/messages/inbox/take-back.commands";
import { route } from "@/lib/server/route";

export const POST = route(takeBackMessage, ({ viewer, params: { id }, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "message", id }, permission: "answer", headers }, (actor) =>
    commands.takeBackMessage(actor, id),
  ),
);
