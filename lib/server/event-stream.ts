import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { log } from "./log";
import type { Live } from "./live";
import { runOutsideRequest } from "./detached";

type Entry = { number: number; topic: string; subjectId: string };

export type EventStream = {
  live: Live;
  userId: string;
  sessionId: string;
  /** Number of the last event the browser received; null on first connect. */
  after: number | null;
  read: (userId: string, after: number | null) => Promise<{ events: Entry[]; last: number }>;
  /** Checked after the listener is attached, so that a session ending meanwhile isn't missed. */
  isAllowed: () => Promise<boolean>;
  /**
   * In milliseconds: heartbeat interval, and lifetime after which the browser must reconnect and be authorized again.
   */
  timing?: { heartbeatMs: number; lifeMs: number };
};

const defaultTiming = { heartbeatMs: 20_000, lifeMs: 600_000 };

export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
} as const;

const retryMs = 1000;

/** `hello` gives a new browser its starting number; `reset` means it missed events that are no longer available. */
function textOf(event: string, number: number, data: string): string {
  return `id: ${number}\nevent: ${event}\ndata: ${data}\n\n`;
}

/** Visible to the page, which falls back to polling if a proxy buffers the stream. */
const heartbeatEvent = "event: beat\ndata: 0\n\n";

/**
 * Streams a user's events as text/event-stream. Ends with the session, after ten minutes, or when this process stops
 * receiving changes. Throws 503 if it receives none from the start or has too many streams.
 */
export function openEventStream(options: EventStream): Response {
  const { live, userId, sessionId, read, isAllowed, timing = defaultTiming } = options;
  const encoder = new TextEncoder();
  let { after } = options;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let isOpen = true;
  let isWanted = true;
  let isAuthorized = false;
  let reading: Promise<void> | null = null;

  function send(text: string): void {
    if (isOpen) controller.enqueue(encoder.encode(text));
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(heartbeat);
    clearTimeout(life);
    leave?.();
  }

  function end(): void {
    if (!isOpen) return;
    close();
    controller.close();
  }

  async function sendNext(): Promise<void> {
    const { events, last } = await read(userId, after);
    if (after === null) send(textOf("hello", last, "0"));
    else if ((events[0]?.number ?? last + 1) !== after + 1) send(textOf("reset", last, "0"));
    else for (const { number, topic, subjectId } of events) send(textOf(topic, number, subjectId));
    const isBehind = after !== null && events.length > 0 && events.at(-1)!.number < last;
    after = isBehind ? events.at(-1)!.number : last;
    isWanted ||= isBehind;
  }

  async function sendAll(): Promise<void> {
    try {
      if (!isAuthorized && !(await isAllowed())) return end();
      isAuthorized = true;
      while (isOpen && isWanted) {
        isWanted = false;
        await sendNext();
      }
    } catch (error) {
      log.warn({ event: "event_stream_failed", err: error });
      end();
    }
  }

  function wake(): void {
    isWanted = true;
    reading ??= runOutsideRequest(sendAll).finally(() => {
      reading = null;
      if (isOpen && isWanted) wake();
    });
  }

  const leave = live.join({ userId, sessionId, wake, end });
  if (!leave) throw new AppError("unavailable", "Live updates are paused.", { retryAfterSeconds: 15 });
  const heartbeat = setInterval(() => send(heartbeatEvent), timing.heartbeatMs).unref();
  const life = setTimeout(end, timing.lifeMs).unref();
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
      send(`retry: ${retryMs}\n\n${heartbeatEvent}`);
      wake();
    },
    cancel: close,
  });
  return new Response(body, { headers: eventStreamHeaders });
}
