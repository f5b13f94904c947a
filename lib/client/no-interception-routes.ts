// Replaces Next's parser for intercepted routes (next.config.mjs); `app` has none (next-stand-ins.test.ts).
export const INTERCEPTION_ROUTE_MARKERS: readonly string[] = [];

export function isInterceptionRouteAppPath(): boolean {
  return false;
}
