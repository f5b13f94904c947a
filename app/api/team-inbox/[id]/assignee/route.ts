import * as inbox from "@/lib/members/inbox.commands";
import { assignThread } from "@/lib/members/inbox.contract";
import { route } from "@/lib/server/route";

export const PUT = route(assignThread, ({ viewer, params, body, request: { headers } }) =>
  inbox.assignThread({ viewer, id: params.id, headers }, body.memberId),
);
