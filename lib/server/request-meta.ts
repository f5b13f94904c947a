import "server-only";
import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { env } from "./env";

/**
 * The address a request comes from. X-Forwarded-For counts only as far as TRUSTED_PROXIES says: with n trusted
 * proxies the n-th entry from the right was written by the outermost of them. Without proxies the server in front
 * of Next writes x-plaza-peer from the socket; a client's own value never survives it.
 */
export function clientAddress(headers: Headers): string {
  if (env.TRUSTED_PROXIES > 0) {
    const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
    const hop = hops.at(-env.TRUSTED_PROXIES);
    if (hop && isIP(hop)) return hop;
  }
  const peer = headers.get("x-plaza-peer");
  return peer && isIP(peer) ? peer : "unknown";
}

/** A keyed hash of the address: enough to recognise a device, useless to whoever reads the table. */
export function addressHash(headers: Headers): string {
  const key = env.AUTH_SECRET ?? "";
  return createHmac("sha256", key).update(clientAddress(headers)).digest("base64url").slice(0, 22);
}
