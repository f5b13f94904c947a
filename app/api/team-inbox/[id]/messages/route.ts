import * as inbox from "@/lib/members/inbox.commands";
import { answerThread } from "@/lib/members/inbox.contract";
import { route } from "@/lib/server/route";

export const POST = route(answerThread, ({ viewer, params, body, request: { headers } }) =>
  inbox.answerThread({ viewer, id: params.id, headers }, body),
);
