// Stands in for Next's reading of intercepted routes (next.config.mjs): there are none in `app` (next-stand-ins.test.ts).
export const INTERCEPTION_ROUTE_MARKERS: readonly string[] = [];

export function isInterceptionRouteAppPath(): boolean {
  return false;
}
