import { inviteMember } from "@/lib/members/contract";
import * as invitations from "@/lib/members/invitations.commands";
import { route } from "@/lib/server/route";

export const POST = route(inviteMember, ({ viewer, body, request: { headers } }) =>
  invitations.inviteMember({ viewer, body, headers }),
);
