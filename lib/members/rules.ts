import { businessRoles, type BusinessRole } from "@/lib/shared/permissions";

export const memberRoles = ["manager", "agent"] as const;
export type MemberRole = (typeof memberRoles)[number];

export const maxTeam = 20;

export const invitationDays = 7;

export const inboxPageSize = 25;
export const activityPageSize = 25;
export const inboxCountCap = 1000;
export const threadMessages = 100;

export const inviteLimit = { name: "member-invite", points: 30, seconds: 24 * 60 * 60 };
export const invitationResendLimit = { name: "member-invite-resend", points: 3, seconds: 24 * 60 * 60 };
export const invitationUseLimit = { name: "member-invite-use", points: 30, seconds: 15 * 60 };

/** Only a higher role may grant, change, or remove a role, so nobody on the team can reach the owner. */
export function outranks(actor: BusinessRole | null, role: BusinessRole): boolean {
  return actor !== null && businessRoles.indexOf(actor) < businessRoles.indexOf(role);
}

export function grantableRoles(actor: BusinessRole | null): readonly MemberRole[] {
  return memberRoles.filter((role) => outranks(actor, role));
}

export type InvitationState = {
  email: string;
  isConfirmed: boolean;
  role: "customer" | "vendor" | "admin";
  invitedEmail: string;
  isModerator: boolean;
  isMember: boolean;
};

export type InvitationObstacle = "address" | "unconfirmed" | "account" | "member";

/** Why a signed-in person can't accept an invitation; null if they can. */
export function findInvitationObstacle(state: InvitationState): InvitationObstacle | null {
  if (state.email.toLowerCase() !== state.invitedEmail.toLowerCase()) return "address";
  if (!state.isConfirmed) return "unconfirmed";
  if (state.role !== "customer" || state.isModerator) return "account";
  return state.isMember ? "member" : null;
}
