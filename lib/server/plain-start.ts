import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { transportHeader } from "@/lib/shared/security-headers.mjs";
import { peerOf } from "./front/uploads";
import { removeReservedHeaders } from "./front/internal-headers";
import { log } from "./log";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** For a plain `next start`: replaces client-sent internal headers with the socket's address, and adds HSTS. */
export function installRequestHeaders(options: { https: boolean; subdomains: boolean }): void {
  const headers = Object.entries(transportHeader(options));
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Exchange;
    removeReservedHeaders(request);
    request.headers["x-plaza-peer"] = peerOf(request);
    for (const [name, value] of headers) response.setHeader(name, value);
  });
}

/** Runs `end` on a signal before the existing listeners, because Next's end the process. */
export function shutDownBefore(end: () => Promise<void>, signals: EventEmitter = process): void {
  for (const signal of ["SIGTERM", "SIGINT"]) {
    const listeners = signals.rawListeners(signal) as ((...args: unknown[]) => void)[];
    let isEnding = false;

    async function endFirst(): Promise<void> {
      if (isEnding) return;
      isEnding = true;
      await end().catch((error: unknown) => log.error({ event: "shutdown_failed", err: error }));
      signals.removeAllListeners(signal);
      for (const listener of listeners) signals.on(signal, listener);
      signals.emit(signal, signal);
    }
    signals.removeAllListeners(signal);
    signals.on(signal, () => void endFirst());
  }
}
