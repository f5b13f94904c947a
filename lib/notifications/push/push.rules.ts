export const maxPushSubscriptions = 10;

export const pushTtlSeconds = 24 * 60 * 60;

export const pushTimeoutMs = 10_000;

export const pushRetrySeconds = [60, 5 * 60, 30 * 60] as const;

export const pushBatch = 100;

export function parseHosts(list: string): string[] {
  return list
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== "");
}

/** Allows only https URLs of listed hosts and ports, because endpoints come from browsers. */
export function isAllowedEndpoint(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  if (protocol !== "https:" || username || password) return false;
  return hosts.some((allowed) =>
    allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}
