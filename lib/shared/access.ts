import { AppError } from "./app-error";
import type { Endpoint } from "./endpoint";
import { isForModerators } from "./moderators";
import { isPermitted, isTeamMember, type BusinessRole } from "./permissions";

export type Role = "customer" | "vendor" | "admin";

export type Viewer = {
  id: string;
  username: string;
  role: Role;
  vendorId: string | null;
  vendorStatus: "pending" | "approved" | "rejected" | "suspended" | null;
  /** The viewer's role in the business of `vendorId`; a team member's `role` is vendor while the membership lasts. */
  businessRole: BusinessRole | null;
  sessionId: string;
  /** Set for a customer who works on the moderation queues; only there `role` is admin. */
  moderator?: boolean;
  /** Set for an admin or a moderator who must turn on two-step sign-in first, because the site requires it. */
  secondStepMissing: boolean;
  apiKeyId?: string;
};

/** Team member who acts for a business's owner. */
type Author = { id: string; username: string; vendorId: string; headers?: Headers };

/** A viewer, or the owner of a business for whom the author acts. */
export type Actor = Viewer & { author?: Author };

export function authorOf(actor: Actor): { id: string; username: string } {
  return actor.author ?? actor;
}

/** Throws not_found for a viewer without a business. */
export function vendorIdOf({ vendorId }: Pick<Viewer, "vendorId">): string {
  if (!vendorId) throw new AppError("not_found", "This vendor doesn’t exist.");
  return vendorId;
}

/** Null for a team member, who acts for the business but doesn’t own it. */
export function ownVendorId({
  vendorId,
  businessRole,
}: Pick<Viewer, "vendorId" | "businessRole">): string | null {
  return businessRole === "owner" ? vendorId : null;
}

const roleNames: Record<Role, string> = {
  admin: "administrators",
  vendor: "vendors",
  customer: "customers",
};

export type Group = "member" | "customer" | "vendor" | "seller" | "admin";

/** Roles admitted per route group (spec section 2); groups are the folders under app/. */
export const groupRoles: Record<Group, readonly Role[]> = {
  member: ["customer", "vendor", "admin"],
  customer: ["customer"],
  vendor: ["vendor"],
  seller: ["vendor", "admin"],
  admin: ["admin"],
};

export function denialMessage(roles: readonly Role[]): string {
  return `Only ${roles.map((role) => roleNames[role]).join(" or ")} can access this area.`;
}

type AccessSubject = {
  role: Role;
  vendorStatus: string | null;
  businessRole: BusinessRole | null;
  secondStepMissing?: boolean;
} | null;

export const permissionDenied = "Your role in this business doesn’t allow this.";

export const noTeam = "You’re not on a team.";

/** A desk endpoint without a permission is for the owner alone. */
function mayAct(
  viewer: NonNullable<AccessSubject>,
  { access, permission }: Pick<Endpoint, "access" | "permission">,
): boolean {
  if (!isTeamMember(viewer) || (access !== "vendor" && access !== "seller")) return true;
  return permission !== undefined && isPermitted(viewer, permission);
}

/** Endpoints open to an admin without the required second step: those that set it up, and the badge counts. */
const secondStepExemptPaths =
  /^\/api\/(?:profile\/second-step(?:\/|$)|events$|notifications\/unread$|conversations\/unread-count$)/;

export function assertAccess(
  viewer: AccessSubject,
  endpoint: Pick<Endpoint, "access" | "approved" | "path" | "permission">,
): void {
  const { access } = endpoint;
  if (access === "any" || access === "optional" || access === "cookie") return;
  if (!viewer) throw new AppError("not_signed_in", "Please sign in to continue.");
  const roles = groupRoles[access];
  if (!roles.includes(viewer.role)) throw new AppError("forbidden", denialMessage(roles));
  if (viewer.secondStepMissing && !secondStepExemptPaths.test(endpoint.path)) {
    throw new AppError("forbidden", "Please turn on two-step sign-in in your profile first.");
  }
  if (!mayAct(viewer, endpoint)) throw new AppError("forbidden", permissionDenied);
  if (!endpoint.approved || viewer.role !== "vendor" || viewer.vendorStatus === "approved") return;
  if (endpoint.approved !== "or_suspended" || viewer.vendorStatus !== "suspended") {
    throw new AppError("forbidden", "Your vendor account isn’t approved yet.");
  }
}

/** A moderator acts as an admin in the endpoints of the moderation queues alone. */
export function asModerator(
  viewer: Viewer | null,
  endpoint: Pick<Endpoint, "method" | "path">,
): Viewer | null {
  return viewer?.moderator && isForModerators(endpoint) ? { ...viewer, role: "admin" } : viewer;
}

/** On public reads an admin without the required second step sees no more than a customer. */
export function asReader<V extends Pick<Viewer, "role" | "secondStepMissing">>(
  viewer: V | null,
  { access, method }: Pick<Endpoint, "access" | "method">,
): V | null {
  const isLess = viewer?.secondStepMissing && access === "optional" && method === "GET";
  return isLess ? { ...viewer, role: "customer" } : viewer;
}
