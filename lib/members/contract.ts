import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type TeamDto = z.output<typeof schema.teamSchema>;
export type MemberDto = z.output<typeof schema.memberSchema>;
export type InvitationDto = z.output<typeof schema.invitationSchema>;
export type NewInvitation = z.output<typeof schema.newInvitationSchema>;
export type MembershipDto = z.output<typeof schema.membershipSchema>;

export const getTeam = endpoint({
  method: "GET",
  path: "/api/members",
  summary: "Get the team of your business, with its open invitations if you manage it",
  access: "vendor",
  permission: "list",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => ({ response: (await import("./schema")).teamSchema }),
});

export const changeMember = endpoint({
  method: "PATCH",
  path: "/api/members/{id}",
  summary: "Change the role of a member. Only roles below your own can be changed or granted.",
  access: "vendor",
  permission: "hire",
  approved: true,
  status: 204,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.memberParamsSchema, body: s.roleChangeSchema };
  },
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/members/{id}",
  summary: "Remove a member, which ends their access at once",
  access: "vendor",
  permission: "hire",
  approved: true,
  status: 204,
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./schema")).memberParamsSchema }),
});

export const inviteMember = endpoint({
  method: "POST",
  path: "/api/member-invitations",
  summary:
    "Invite a person to the team by email. The invitation lasts 7 days; 409 if the address has one already or is on the team.",
  access: "vendor",
  permission: "hire",
  approved: true,
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.newInvitationSchema, response: s.invitationSchema };
  },
});

export const resendInvitation = endpoint({
  method: "POST",
  path: "/api/member-invitations/{id}/resend",
  summary: "Send an invitation again with a new link, valid for 7 days. The previous link stops working.",
  access: "vendor",
  permission: "hire",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.invitationParamsSchema, response: s.invitationSchema };
  },
});

export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/api/member-invitations/{id}",
  summary: "Withdraw an invitation",
  access: "vendor",
  permission: "hire",
  approved: true,
  status: 204,
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./schema")).invitationParamsSchema }),
});

export const joinTeam = endpoint({
  method: "POST",
  path: "/api/membership",
  summary:
    "Accept an invitation with the token from its link. Needs a confirmed account of the invited address; 409 for an account with its own business or on another team.",
  access: "member",
  refuses: ["conflict"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.acceptanceSchema, response: s.membershipSchema };
  },
});

export const leaveTeam = endpoint({
  method: "DELETE",
  path: "/api/membership",
  summary: "Leave the team you’re on, which ends your access at once",
  access: "member",
  status: 204,
  refuses: ["not_found"],
  schemas: async () => ({}),
});
