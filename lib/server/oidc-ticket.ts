import "server-only";
import { readCookie } from "./cookies";
import { env } from "./env";
import { encrypt, decrypt } from "./encryption";

const ticketCookie = "plaza_oidc";
const ticketSeconds = 10 * 60;

function line(value: string, seconds: number): string {
  const secure = env.SECURE ? "; Secure" : "";
  return `${ticketCookie}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${seconds}`;
}

export async function ticketLine(data: object): Promise<string> {
  const until = Math.floor(Date.now() / 1000) + ticketSeconds;
  return line(await encrypt(JSON.stringify({ ticket: data, until })), ticketSeconds);
}

export function noTicketLine(): string {
  return line("", 0);
}

/** Null without a valid ticket; the caller must parse the data. */
export async function readTicket(headers: Headers): Promise<unknown> {
  const text = await decrypt(readCookie(headers.get("cookie"), ticketCookie) ?? "");
  if (text === null) return null;
  const { ticket, until } = JSON.parse(text) as { ticket?: unknown; until?: unknown };
  return typeof until === "number" && until > Date.now() / 1000 ? ticket : null;
}
