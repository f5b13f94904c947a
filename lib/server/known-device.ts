import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { knownDeviceSeconds } from "@/lib/shared/session";
import { readCookie } from "./cookies";
import { env } from "./env";
import { currentKey, activeKeys } from "./secrets";

/** Identifies a browser to accounts that signed in with it; grants no access. */
const deviceCookie = "plaza_device";

const maxAccounts = 5;

type Entry = { since: number; mac: string };
type Device = { id: string; entries: Entry[] };

const purpose = "plaza known device";

function macOf(key: Buffer, named: string): string {
  return createHmac("sha256", key).update(named).digest("base64url");
}

function readDevice(headers: Headers): Device | null {
  const [id = "", ...entries] = (readCookie(headers.get("cookie"), deviceCookie) ?? "").split("~");
  if (!/^[\w-]{22}$/.test(id)) return null;
  return {
    id,
    entries: entries.slice(0, maxAccounts).flatMap((entry) => {
      const [, since, mac] = /^(\d{1,12})\.([\w-]{43})$/.exec(entry) ?? [];
      return since && mac ? [{ since: Number(since), mac }] : [];
    }),
  };
}

function isOf(device: Device, userId: string, { since, mac }: Entry): boolean {
  const named = `${device.id} ${since} ${userId}`;
  return activeKeys(purpose).some((key) => timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, named))));
}

/** Id of a browser that signed in with the account, after `since` if given. */
export function knownDevice(headers: Headers, userId: string | null, since?: Date | null): string | null {
  const device = readDevice(headers);
  if (!device || !userId) return null;
  const oldest = Math.max(Date.now() / 1000 - knownDeviceSeconds, (since?.getTime() ?? 0) / 1000);
  const isKnown = device.entries.some((entry) => entry.since > oldest && isOf(device, userId, entry));
  return isKnown ? device.id : null;
}

export function forgetDeviceLine(): string {
  const secure = env.SECURE ? "; Secure" : "";
  return `${deviceCookie}=; Path=/api; HttpOnly; SameSite=Lax${secure}; Max-Age=0`;
}

export function deviceCookieLine(headers: Headers, userId: string): string {
  const device = readDevice(headers) ?? { id: randomBytes(16).toString("base64url"), entries: [] };
  const others = device.entries.filter((entry) => !isOf(device, userId, entry));
  const since = Math.floor(Date.now() / 1000);
  const entries = [
    { since, mac: macOf(currentKey(purpose), `${device.id} ${since} ${userId}`) },
    ...others,
  ].slice(0, maxAccounts);
  const value = [device.id, ...entries.map((entry) => `${entry.since}.${entry.mac}`)].join("~");
  const secure = env.SECURE ? "; Secure" : "";
  return `${deviceCookie}=${value}; Path=/api; HttpOnly; SameSite=Lax${secure}; Max-Age=${knownDeviceSeconds}`;
}
