import "server-only";
import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { env } from "./env";
import { activeSecrets } from "./secrets";

/** Some proxies append a port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}

/**
 * With n TRUSTED_PROXIES only the n-th X-Forwarded-For entry from the right counts, because the outermost trusted proxy
 * wrote it. Without proxies the front server writes x-plaza-peer from the socket; a client's own value never survives.
 */
export function clientAddress(headers: Headers): string {
  if (env.TRUSTED_PROXIES > 0) {
    const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
    const hop = hops.at(-env.TRUSTED_PROXIES);
    const address = hop && withoutPort(hop);
    if (address && isIP(address)) return address;
  }
  const peer = headers.get("x-plaza-peer");
  return peer && isIP(peer) ? peer : "unknown";
}

function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.split("%", 1)[0]}]`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - before!.length - after!.length;
  return [...before!, ...Array<string>(missing).fill("0"), ...after!];
}

/** An IPv4 address, or the /64 of an IPv6 address, within which a subscriber can choose freely. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!isMapped) return `${groups.slice(0, 4).join(":")}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

function hashWith(secret: string, network: string): string {
  return createHmac("sha256", secret).update(network).digest("base64url").slice(0, 22);
}

/** Keyed hash of the network: recognizes a device, but is useless to anyone who reads the table. */
export function addressHash(headers: Headers): string {
  return hashWith(env.AUTH_SECRET ?? "", networkOf(clientAddress(headers)));
}

export function addressHashes(headers: Headers): string[] {
  return activeSecrets().map((secret) => hashWith(secret, networkOf(clientAddress(headers))));
}
