import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";

export type Role = "customer" | "vendor" | "admin";

/** Session lifetimes in seconds (contract section 2). */
export const sessionIdleSeconds = 12 * 60 * 60;
export const sessionAbsoluteSeconds = 7 * 24 * 60 * 60;
export const rememberedIdleSeconds = 30 * 24 * 60 * 60;
export const rememberedAbsoluteSeconds = 90 * 24 * 60 * 60;
/** Access token lifetime and the grace in which a rotated credential may come again (two tabs), in seconds. */
export const accessTokenSeconds = 15 * 60;
export const replayGraceSeconds = 30;
export const accessTokenAudience = "api";

export const roleNames: Record<Role, string> = {
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

type GuardedRoute = { path: string; match: "exact" | "subtree"; group: Group };

/** Every guarded route of the specification: the one table behind middleware, pages, endpoints and tests. */
export const guardedRoutes: readonly GuardedRoute[] = [
  { path: "/profile", match: "exact", group: "member" },
  { path: "/favorites", match: "exact", group: "member" },
  { path: "/rewards", match: "exact", group: "member" },
  { path: "/create-job", match: "exact", group: "member" },
  { path: "/edit-job", match: "subtree", group: "member" },
  { path: "/customer", match: "exact", group: "customer" },
  { path: "/admin", match: "subtree", group: "admin" },
  { path: "/vendor", match: "exact", group: "vendor" },
  { path: "/subscription", match: "exact", group: "vendor" },
  { path: "/create-advertisement", match: "exact", group: "vendor" },
  { path: "/create-listing", match: "exact", group: "seller" },
  { path: "/edit-listing", match: "subtree", group: "seller" },
  { path: "/edit-advertisement", match: "subtree", group: "seller" },
];

/** Reachable without the redirect; the page itself asks for sign-in or says 'Access Denied' (contract section 1). */
export const unguardedRoutes: Record<string, Group> = {
  "/admin-direct": "admin",
  "/admin-stats": "admin",
  "/visitor-statistics": "admin",
  "/vendor-dashboard": "vendor",
};

/** The guarded group that an address belongs to, or null when anyone may see it. */
export function guardedGroup(pathname: string): Group | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  for (const route of guardedRoutes) {
    if (path === route.path) return route.group;
    if (route.match === "subtree" && path.startsWith(`${route.path}/`)) return route.group;
  }
  return null;
}

/** 'Only X or Y can access this area.' (spec section 6). */
export function denialMessage(roles: readonly Role[]): string {
  return `Only ${roles.map((role) => roleNames[role]).join(" or ")} can access this area.`;
}

/** Where a role's dashboard link and the auth page lead (spec section 2). */
export function roleHome(role: Role): string {
  if (role === "admin") return "/admin";
  if (role === "vendor") return "/vendor";
  return "/customer";
}

type AccessSubject = { role: Role; vendorStatus: string | null; secondStepMissing?: boolean } | null;

/** Throws 401 or 403 when the declared access of an endpoint does not let this viewer in. */
export function assertAccess(viewer: AccessSubject, endpoint: Pick<Endpoint, "access" | "approved">): void {
  const { access } = endpoint;
  if (access === "any" || access === "optional" || access === "cookie") return;
  if (!viewer) throw new AppError("not_signed_in", "Please sign in to continue.");
  const roles = groupRoles[access];
  if (!roles.includes(viewer.role)) throw new AppError("forbidden", denialMessage(roles));
  if (access === "admin" && viewer.secondStepMissing) {
    throw new AppError("forbidden", "Please turn on two-step sign-in in your profile first.");
  }
  if (endpoint.approved && viewer.role === "vendor" && viewer.vendorStatus !== "approved") {
    throw new AppError("forbidden", "Your vendor account is not approved yet.");
  }
}

/** Where the auth page sends somebody who is already signed in (spec section 2). */
export function authRedirect(role: Role): string {
  return role === "customer" ? "/" : roleHome(role);
}

/**
 * Wrong sign-ins: 429 by the 11th for one name, as it was typed, from one address. The limit of a name over all addresses
 * stops guessing from many places; an address the person signed in from before is exempt from it, so that no stranger can
 * lock somebody out. Every window ends by itself.
 */
export const loginAccountLimit = { name: "login-account", points: 10, seconds: 15 * 60 };
export const loginAddressLimit = { name: "login-address", points: 100, seconds: 15 * 60 };
export const loginEverywhereLimit = { name: "login-everywhere", points: 50, seconds: 15 * 60 };
/** How long a sign-in, or a reset by mail, makes the address it came from a known one. */
export const knownAddressDays = 90;
export const registerAddressLimit = { name: "register-address", points: 20, seconds: 60 * 60 };
export const registerAccountLimit = { name: "register-account", points: 5, seconds: 15 * 60 };
export const resetLimit = { name: "reset", points: 3, seconds: 15 * 60 };
export const resetUseLimit = { name: "reset-use", points: 30, seconds: 15 * 60 };

export const emailChangeLimit = { name: "email-change", points: 5, seconds: 60 * 60 };

/** How long a reset link works, in minutes, and how long the link to a new email address does. */
export const resetMinutes = 60;
export const emailChangeMinutes = 24 * 60;

/** The second step of a sign-in (contract section 3). */
export const challengeSeconds = 5 * 60;
export const challengeTries = 5;
export const recoveryCodeCount = 10;
export const secondStepLimit = { name: "second-step", points: 30, seconds: 60 * 60 };
/** Current passwords asked for while signed in. */
export const passwordCheckLimit = { name: "password-check", points: 10, seconds: 15 * 60 };

/** Lengths in characters (spec section 9). */
export const usernameLength = { min: 3, max: 50 };
export const passwordLength = { min: 6, max: 128 };
export const resetPasswordLength = { min: 8, max: 100 };

/** After a successful reset the page waits this long, logs out and goes to /auth (spec section 9). */
export const afterResetMs = 3000;

/** Below this width in pixels the client guard lets the admin check pass (spec section 4); the server never does. */
export const narrowWidth = 1024;
/** The longest that 'Authenticating...' may show, in milliseconds. */
export const authenticatingMs = 5000;

/** Where the client guard does not block (spec section 4); the middleware and the data layer decide all the same. */
export function bypassesGuard(
  group: Group,
  { pathname, width }: { pathname: string; width: number },
): boolean {
  if (group === "admin") return width < narrowWidth || pathname === "/admin" || pathname === "/admin-direct";
  if (group === "vendor") return pathname === "/vendor" || pathname === "/vendor-dashboard";
  return false;
}
