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
  /** The number of the last event that the browser has seen, or null where it begins. */
  after: number | null;
  /** The next events behind a number, and the last one that there is. */
  read: (userId: string, after: number | null) => Promise<{ events: Entry[]; last: number }>;
  /** Whether the session still lives: asked once its end would be heard, so that none is missed. */
  isAllowed: () => Promise<boolean>;
  /** In milliseconds: between signs of life, and until the browser has to come again and be judged again. */
  timing?: { heartbeatMs: number; lifeMs: number };
};

const defaultTiming = { heartbeatMs: 20_000, lifeMs: 600_000 };

export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
} as const;

/** In milliseconds: when a browser whose stream has ended comes again. */
const retryMs = 1000;

/** `hello` gives a browser that begins the number to go on from, `reset` says that more was missed than is known. */
function textOf(event: string, number: number, data: string): string {
  return `id: ${number}\nevent: ${event}\ndata: ${data}\n\n`;
}

/** A sign of life that a page can hear: where a proxy holds the stream back, it asks by itself instead. */
const heartbeatEvent = "event: beat\ndata: 0\n\n";

/**
 * A person's events as they come, as text/event-stream. Ends with the session, after ten minutes, and when this process
 * no longer hears of changes; 503 where it does not from the start, and where there are too many streams.
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
