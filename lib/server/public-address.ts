import "server-only";
import { lookup } from "node:dns/promises";
import { BlockList, isIP, isIPv4 } from "node:net";
import { env } from "./env";

/** Nonpublic IPv4 networks (IANA special-purpose registry). */
const nonPublicIpv4 = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  nonPublicIpv4.addSubnet(network, prefix, "ipv4");
}

/** Only global unicast is allowed, which also excludes IPv4-mapped addresses. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");

/** Exceptions: protocol assignments and tunnels, documentation, and 6to4, which lead to IPv4 addresses. */
const nonPublicIpv6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const) {
  nonPublicIpv6.addSubnet(network, prefix, "ipv6");
}

let allowsLocal = false;
const loopback = new Set(["127.0.0.1", "::1"]);

/** Admits this machine for test servers. Throws outside tests, and no setting enables it. */
export function allowLocalAddresses(): void {
  if (env.NODE_ENV !== "test") throw new Error("only tests may send to local addresses");
  allowsLocal = true;
}

export function isPublicAddress(address: string): boolean {
  if (allowsLocal && loopback.has(address)) return true;
  if (isIPv4(address)) {
    return !nonPublicIpv4.check(address, "ipv4");
  }
  const plain = address.replace(/%.*$/, "");
  return isIP(plain) === 6 && globalIpv6.check(plain, "ipv6") && !nonPublicIpv6.check(plain, "ipv6");
}

export class AddressRefused extends Error {}

/** Also used for unresolvable names, so that nobody can probe for internal ones. */
const notPublic = "No public internet address was found for this.";

export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/**
 * Rejects a host if any of its addresses isn't public, because its owner controls which one is used. Throws
 * AddressRefused, also for unresolvable names.
 */
export async function resolvePublic(host: string): Promise<string> {
  const found = isIP(host)
    ? [{ address: host }]
    : await lookup(host, { all: true, verbatim: false }).catch(() => {
        throw new AddressRefused(notPublic);
      });
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address))) {
    throw new AddressRefused(notPublic);
  }
  return first.address;
}
