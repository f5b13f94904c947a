/** Most browsers of a person; the oldest subscription is dropped. */
export const maxPushSubscriptions = 10;

/** Seconds for which a push service keeps word for a browser that is off. */
export const pushTtlSeconds = 24 * 60 * 60;

/** Milliseconds that a push service has to answer. */
export const pushTimeoutMs = 10_000;

/** Pauses in seconds before what a service didn't take is sent again; after the last one it is dropped. */
export const pushRetrySeconds = [60, 5 * 60, 30 * 60] as const;

/** Notifications that one piece of background work sends. */
export const pushBatch = 100;

/** Hosts as PUSH_HOSTS lists them: `push.example`, or `*.push.example` for every name below it. */
export function parseHosts(list: string): string[] {
  return list
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== "");
}

/** Allows only https, listed hosts, and their ports. */
export function isAllowedEndpoint(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  if (protocol !== "https:" || username || password) return false;
  return hosts.some((allowed) =>
    allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}
