import "server-only";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

export const policyRequestHeader = "content-security-policy";

/** Next reads a nonce from these headers, so a client that could send them could choose it. */
const nonceHeaders = [policyRequestHeader, `${policyRequestHeader}-report-only`, "x-nonce"];

export function removeClientNonce({ headers }: IncomingMessage): void {
  for (const name of nonceHeaders) delete headers[name];
}

/** Makes Next mark its own inline scripts with a nonce that never leaves this process. */
export function assignNonce({ headers }: IncomingMessage): string {
  const nonce = randomBytes(16).toString("hex");
  headers[policyRequestHeader] = `script-src 'nonce-${nonce}'`;
  return nonce;
}

/** Removes the attribute and zeroes the nonce elsewhere, so that lengths in React's data stay correct. */
export function maskNonce(text: string, nonce: string): string {
  return text.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, "0".repeat(nonce.length));
}

export function maskNonceInHeaders(response: ServerResponse, nonce: string): void {
  const hide = (value: string) => maskNonce(value.replaceAll(`; nonce="${nonce}"`, ""), nonce);
  for (const name of response.getHeaderNames()) {
    const value = response.getHeader(name);
    if (Array.isArray(value)) response.setHeader(name, value.map(hide));
    else if (typeof value === "string" && value.includes(nonce)) response.setHeader(name, hide(value));
  }
}
