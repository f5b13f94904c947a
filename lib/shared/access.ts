import { AppError } from "./app-error";
import type { Endpoint } from "./endpoint";

export type Role = "customer" | "vendor" | "admin";

/** Who asks: a signed-in user, read from the database with every request. */
export type Viewer = {
  id: string;
  username: string;
  role: Role;
  vendorId: string | null;
  vendorStatus: "pending" | "approved" | "rejected" | "suspended" | null;
  sessionId: string;
  /** An admin who must first turn on two-step sign-in, because the site requires it. */
  secondStepMissing: boolean;
  /** Set if the request came with an API key, which has no session: `sessionId` is empty. */
  apiKeyId?: string;
};

const roleNames: Record<Role, string> = {
  admin: "administrators",
  vendor: "vendors",
  customer: "customers",
};

export type Group = "member" | "customer" | "vendor" | "seller" | "admin";

/** Which roles each guarded group of routes lets in (spec section 2; group names are the folders under app/). */
export const groupRoles: Record<Group, readonly Role[]> = {
  member: ["customer", "vendor", "admin"],
  customer: ["customer"],
  vendor: ["vendor"],
  seller: ["vendor", "admin"],
  admin: ["admin"],
};

/** 'Only X or Y can access this area.' (spec section 6). */
export function denialMessage(roles: readonly Role[]): string {
  return `Only ${roles.map((role) => roleNames[role]).join(" or ")} can access this area.`;
}

type AccessSubject = { role: Role; vendorStatus: string | null; secondStepMissing?: boolean } | null;

/**
 * What an admin who lacks the required second step is answered all the same: what turns it on, and the numbers in the
 * bar above it.
 */
const secondStepExemptPaths =
  /^\/api\/(?:profile\/second-step(?:\/|$)|events$|notifications\/unread$|conversations\/unread-count$)/;

/** Throws 401 or 403 when the declared access of an endpoint does not let this viewer in. */
export function assertAccess(
  viewer: AccessSubject,
  endpoint: Pick<Endpoint, "access" | "approved" | "path">,
): void {
  const { access } = endpoint;
  if (access === "any" || access === "optional" || access === "cookie") return;
  if (!viewer) throw new AppError("not_signed_in", "Please sign in to continue.");
  const roles = groupRoles[access];
  if (!roles.includes(viewer.role)) throw new AppError("forbidden", denialMessage(roles));
  if (viewer.secondStepMissing && !secondStepExemptPaths.test(endpoint.path)) {
    throw new AppError("forbidden", "Please turn on two-step sign-in in your profile first.");
  }
  if (!endpoint.approved || viewer.role !== "vendor" || viewer.vendorStatus === "approved") return;
  if (endpoint.approved !== "or_suspended" || viewer.vendorStatus !== "suspended") {
    throw new AppError("forbidden", "Your vendor account isn’t approved yet.");
  }
}

/** Who a read that anybody may do is answered as: an admin who lacks the second step sees no more than a customer. */
export function asReader<V extends Pick<Viewer, "role" | "secondStepMissing">>(
  viewer: V | null,
  { access, method }: Pick<Endpoint, "access" | "method">,
): V | null {
  const isLess = viewer?.secondStepMissing && access === "optional" && method === "GET";
  return isLess ? { ...viewer, role: "customer" } : viewer;
}
