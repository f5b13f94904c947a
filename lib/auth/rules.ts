import type { Group, Role } from "@/lib/shared/access";

type Route = { path: string; match: "exact" | "subtree" };
type GuardedRoute = Route & { group: Group };

/** Every guarded route: the one table behind middleware, pages, endpoints and tests. */
export const guardedRoutes: readonly GuardedRoute[] = [
  { path: "/profile", match: "exact", group: "member" },
  { path: "/favorites", match: "exact", group: "member" },
  { path: "/saved-searches", match: "subtree", group: "member" },
  { path: "/rewards", match: "exact", group: "member" },
  { path: "/reviews", match: "exact", group: "member" },
  { path: "/create-job", match: "exact", group: "member" },
  { path: "/edit-job", match: "subtree", group: "member" },
  { path: "/my-jobs", match: "subtree", group: "member" },
  { path: "/my-applications", match: "exact", group: "member" },
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

/** Reachable by anybody like the public pages, but made for who asks: nothing keeps a copy of them. */
const openRoutes: readonly Route[] = [
  { path: "/auth", match: "exact" },
  { path: "/reset-password", match: "exact" },
  { path: "/unsubscribe", match: "exact" },
  { path: "/messages", match: "subtree" },
];

function findRoute<R extends Route>(routes: readonly R[], pathname: string): R | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return routes.find(
    (route) => path === route.path || (route.match === "subtree" && path.startsWith(`${route.path}/`)),
  );
}

/** The guarded group that an address belongs to, or null when anyone may see it. */
export function guardedGroup(pathname: string): Group | null {
  return findRoute(guardedRoutes, pathname)?.group ?? null;
}

/** True for an address that anyone may see and that shows each of them something else. */
export function isOpen(pathname: string): boolean {
  return findRoute(openRoutes, pathname) !== undefined;
}

/** Where a role's dashboard link and the auth page lead (spec section 2). */
export function roleHome(role: Role): string {
  if (role === "admin") return "/admin";
  if (role === "vendor") return "/vendor";
  return "/customer";
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
export const loginDeviceLimit = { name: "login-device", points: 10, seconds: 15 * 60 };
export const loginEverywhereLimit = { name: "login-everywhere", points: 50, seconds: 15 * 60 };
/** How long a sign-in, or a reset by mail, makes the address it came from a known one. */
export const knownAddressDays = 90;
/** Limit of unconfirmed sign-ups per network; a class that confirms its addresses never reaches it. */
export const registerAddressLimit = { name: "register-address", points: 40, seconds: 60 * 60 };
/** Tries of one network to sign up, which also tell whether a username or an address is taken. */
export const registerTryLimit = { name: "register-tries", points: 200, seconds: 60 * 60 };
export const registerAccountLimit = { name: "register-account", points: 5, seconds: 15 * 60 };
export const resetLimit = { name: "reset", points: 3, seconds: 15 * 60 };
export const resetDayLimit = { name: "reset-day", points: 20, seconds: 24 * 60 * 60 };
export const resetUseLimit = { name: "reset-use", points: 30, seconds: 15 * 60 };

export const emailChangeLimit = { name: "email-change", points: 5, seconds: 60 * 60 };

/** How long a reset link works, in minutes, and how long the link to a new email address does. */
export const resetMinutes = 60;
export const emailChangeMinutes = 24 * 60;
/** How long the link in the welcome mail confirms the address, and how often another one may be asked for. */
export const confirmationMinutes = 7 * 24 * 60;
export const confirmationLimit = { name: "email-confirmation", points: 5, seconds: 60 * 60 };

/** The second step of a sign-in (contract section 3). */
export const challengeSeconds = 5 * 60;
export const challengeTries = 5;
export const recoveryCodeCount = 10;
/**
 * Limits of wrong codes: per account and address or session, and across addresses for six-digit codes. The person's
 * known addresses and recovery codes skip the second limit, so that a stranger with the password can't lock the owner
 * out.
 */
export const secondStepLimit = { name: "second-step", points: 15, seconds: 60 * 60 };
export const secondStepEverywhereLimit = { name: "second-step-everywhere", points: 30, seconds: 60 * 60 };
/** Current passwords asked for while signed in. */
export const passwordCheckLimit = { name: "password-check", points: 10, seconds: 15 * 60 };

/** Lengths in characters (spec section 9). */
export const usernameLength = { min: 3, max: 50 };
export const passwordLength = { min: 6, max: 128 };
export const resetPasswordLength = { min: 8, max: 100 };

/** After a successful reset the page waits this long, logs out and goes to /auth (spec section 9). */
export const afterResetMs = 3000;

/** Below this width in pixels the client guard lets the admin check pass (spec section 4); the server never does. */
const narrowWidth = 1024;
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
