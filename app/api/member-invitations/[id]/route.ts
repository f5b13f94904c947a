import { revokeInvitation } from "@/lib/members/contract";
import * as invitations from "@/lib/members/invitations.commands";
import { route } from "@/lib/server/route";

export const DELETE = route(revokeInvitation, ({ viewer, params, request: { headers } }) =>
  invitations.revokeInvitation({ viewer, id: params.id, headers }),
);
