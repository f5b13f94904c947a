import type { Group, Role } from "@/lib/shared/access";

type Route = { path: string; match: "exact" | "subtree" };
type GuardedRoute = Route & { group: Group };

/** Single source for middleware, pages, endpoints and tests. */
export const guardedRoutes: readonly GuardedRoute[] = [
  { path: "/profile", match: "exact", group: "member" },
  { path: "/favorites", match: "exact", group: "member" },
  { path: "/saved-jobs", match: "exact", group: "member" },
  { path: "/saved-searches", match: "subtree", group: "member" },
  { path: "/rewards", match: "exact", group: "member" },
  { path: "/reviews", match: "exact", group: "member" },
  { path: "/cases", match: "subtree", group: "member" },
  { path: "/purchases", match: "exact", group: "member" },
  { path: "/sales", match: "exact", group: "member" },
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

/** Reachable without a redirect; the page itself asks for sign-in or shows 'Access Denied' (contract section 1). */
export const unguardedRoutes: Record<string, Group> = {
  "/admin-direct": "admin",
  "/admin-stats": "admin",
  "/visitor-statistics": "admin",
  "/vendor-dashboard": "vendor",
};

/** Public but personalized, so responses must not be cached. */
const openRoutes: readonly Route[] = [
  { path: "/auth", match: "exact" },
  { path: "/reset-password", match: "exact" },
  { path: "/unsubscribe", match: "exact" },
  { path: "/sign-in-alert", match: "exact" },
  { path: "/team-invitation", match: "exact" },
  { path: "/messages", match: "subtree" },
];

function findRoute<R extends Route>(routes: readonly R[], pathname: string): R | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return routes.find(
    (route) => path === route.path || (route.match === "subtree" && path.startsWith(`${route.path}/`)),
  );
}

export function guardedGroup(pathname: string): Group | null {
  return findRoute(guardedRoutes, pathname)?.group ?? null;
}

/** The path in the table, such as `/my-jobs` for `/my-jobs/7`. */
export function guardedPath(pathname: string): string | null {
  return findRoute(guardedRoutes, pathname)?.path ?? null;
}

export function isOpen(pathname: string): boolean {
  return findRoute(openRoutes, pathname) !== undefined;
}

export function roleHome(role: Role): string {
  if (role === "admin") return "/admin";
  if (role === "vendor") return "/vendor";
  return "/customer";
}

/** Target for signed-in users on the auth page (spec section 2). */
export function authRedirect(role: Role): string {
  return role === "customer" ? "/" : roleHome(role);
}

export const knownAddressDays = 90;

export const resetMinutes = 60;
export const emailChangeMinutes = 24 * 60;
export const confirmationMinutes = 7 * 24 * 60;

export const signInAlertDays = 7;
/** Emails about new devices per person and day; more would add nothing. */
export const signInAlertsPerDay = 5;

export const challengeSeconds = 5 * 60;
export const challengeTries = 5;
export const recoveryCodeCount = 10;

/** Lengths in characters (spec section 9). */
export const usernameLength = { min: 3, max: 50 };
export const passwordLength = { min: 6, max: 128 };
export const resetPasswordLength = { min: 8, max: 100 };

/** Delay before the page signs out and opens /auth after a reset (spec section 9). */
export const afterResetMs = 3000;

/** Below this width in pixels, the client guard skips the admin check (spec section 4); the server never does. */
const narrowWidth = 1024;
export const authenticatingMs = 5000;

/** Exceptions of the client guard (spec section 4); middleware and data layer still enforce access. */
export function bypassesGuard(
  group: Group,
  { pathname, width }: { pathname: string; width: number },
): boolean {
  if (group === "admin") return width < narrowWidth || pathname === "/admin" || pathname === "/admin-direct";
  if (group === "vendor") return pathname === "/vendor" || pathname === "/vendor-dashboard";
  return false;
}
