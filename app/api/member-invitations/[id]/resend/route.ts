import { resendInvitation } from "@/lib/members/contract";
import * as invitations from "@/lib/members/invitations.commands";
import { route } from "@/lib/server/route";

export const POST = route(resendInvitation, ({ viewer, params, request: { headers } }) =>
  invitations.resendInvitation({ viewer, id: params.id, headers }),
);
