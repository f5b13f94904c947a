import { noTeam } from "@/lib/shared/access";
import type { BusinessRole, Permission } from "@/lib/shared/permissions";
import { formatWait } from "@/lib/shared/wait";
import { maxTeam, type InvitationObstacle } from "./rules";

export const memberCopy = {
  unknownMember: "This person isn’t on the team.",
  unknownInvitation: "This invitation doesn’t exist.",
  invalidInvitation: "This invitation isn’t valid or has expired. Ask the business for a new one.",
  outranked: "Your role in this business doesn’t allow this.",
  notApproved: "This business can’t have a team at the moment.",
  teamFull: `A team has at most ${maxTeam} people, invitations included.`,
  alreadyInvited: "This address already has an invitation. You can send it again.",
  alreadyMember: "This person is already on the team.",
  owner: "This is the owner’s address.",
  unknownThread: "This conversation doesn’t exist.",
  unknownAssignee: "Choose somebody from the team.",
  assigned: "The conversation was assigned",
  noTeam,
  roleUnknown: "Choose a role from the list",
  tooManyInvitations: (seconds: number) => `You sent many invitations. Try again ${formatWait(seconds)}.`,
  tooManyResends: (seconds: number) =>
    `This invitation was sent several times. Try again ${formatWait(seconds)}.`,
  tooManyTries: (seconds: number) => `Too many tries. Try again ${formatWait(seconds)}.`,
  invited: "The invitation is on its way",
  revoked: "The invitation was withdrawn",
  roleChanged: "The role was changed",
  removed: "The person was removed from the team",
} as const;

export const obstacleCopy: Record<InvitationObstacle, string> = {
  address: "This invitation is for another email address. Sign in with the account of that address.",
  unconfirmed: "Confirm your email address first. You can send yourself a new link from your profile.",
  account: "An account with its own business, a moderator, or an administrator can’t join a team.",
  member: "You’re already on a team. Leave it first.",
};

export const businessRoleNames: Record<BusinessRole, string> = {
  owner: "Owner",
  manager: "Manager",
  agent: "Agent",
};

export const permissionNames: Record<Permission, string> = {
  list: "Edits and publishes listings and ads",
  price: "Creates and imports listings, sets prices",
  answer: "Answers messages and reviews, manages appointments",
  hire: "Manages the team, the public profile, jobs, and applicants",
  pay: "Manages the plan, payments, and webhooks",
};
