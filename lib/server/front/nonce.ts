import "server-only";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

export const policyRequestHeader = "content-security-policy";

/** Next takes a nonce from these: whoever could send them could choose it. */
const nonceHeaders = [policyRequestHeader, `${policyRequestHeader}-report-only`, "x-nonce"];

/** Takes away what a visitor sent to name a nonce of their own. */
export function removeClientNonce({ headers }: IncomingMessage): void {
  for (const name of nonceHeaders) delete headers[name];
}

/** Has Next mark each script that it writes into the page of this request. Nobody outside of this process sees the mark. */
export function assignNonce({ headers }: IncomingMessage): string {
  const nonce = randomBytes(16).toString("hex");
  headers[policyRequestHeader] = `script-src 'nonce-${nonce}'`;
  return nonce;
}

/** The text as it would be without the nonce; what counts its length, as React's data do, still counts right. */
export function maskNonce(text: string, nonce: string): string {
  return text.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, "0".repeat(nonce.length));
}

/** The same for the headers of an answer: Next names the nonce in `Link`. */
export function maskNonceInHeaders(response: ServerResponse, nonce: string): void {
  const hide = (value: string) => maskNonce(value.replaceAll(`; nonce="${nonce}"`, ""), nonce);
  for (const name of response.getHeaderNames()) {
    const value = response.getHeader(name);
    if (Array.isArray(value)) response.setHeader(name, value.map(hide));
    else if (typeof value === "string" && value.includes(nonce)) response.setHeader(name, hide(value));
  }
}
