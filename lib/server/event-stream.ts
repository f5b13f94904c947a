import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { log } from "./log";
import type { LiveChannel } from "./live";
import { runOutsideRequest } from "./detached";

type Entry = { number: number; topic: string; subjectId: string };

export type EventStream = {
  live: LiveChannel;
  userId: string;
  sessionId: string;
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

const encoder = new TextEncoder();

/** Visible to the page, which falls back to polling if a proxy buffers the stream. */
const heartbeatEvent = "event: beat\ndata: 0\n\n";

class UserStream {
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private after: number | null;
  private isOpen = true;
  private isReadPending = true;
  private isAuthorized = false;
  private reading: Promise<void> | null = null;
  private readonly leave: () => void;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly life: NodeJS.Timeout;

  constructor(private readonly options: EventStream) {
    const { live, userId, sessionId, after, timing = defaultTiming } = options;
    this.after = after;
    const leave = live.join({ userId, sessionId, wake: () => this.wake(), end: () => this.end() });
    if (!leave) throw new AppError("unavailable", "Live updates are paused.", { retryAfterSeconds: 15 });
    this.leave = leave;
    this.heartbeat = setInterval(() => this.send(heartbeatEvent), timing.heartbeatMs).unref();
    this.life = setTimeout(() => this.end(), timing.lifeMs).unref();
  }

  open(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.controller = controller;
    this.send(`retry: ${retryMs}\n\n${heartbeatEvent}`);
    this.wake();
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearInterval(this.heartbeat);
    clearTimeout(this.life);
    this.leave();
  }

  private end(): void {
    if (!this.isOpen) return;
    this.close();
    this.controller?.close();
  }

  private send(text: string): void {
    if (this.isOpen) this.controller?.enqueue(encoder.encode(text));
  }

  private wake(): void {
    this.isReadPending = true;
    this.reading ??= runOutsideRequest(() => this.sendAll()).finally(() => {
      this.reading = null;
      if (this.isOpen && this.isReadPending) this.wake();
    });
  }

  private async sendAll(): Promise<void> {
    try {
      if (!this.isAuthorized && !(await this.options.isAllowed())) return this.end();
      this.isAuthorized = true;
      while (this.isOpen && this.isReadPending) {
        this.isReadPending = false;
        await this.sendNext();
      }
    } catch (error) {
      log.warn({ event: "event_stream_failed", err: error });
      this.end();
    }
  }

  private async sendNext(): Promise<void> {
    const { after } = this;
    const { events, last } = await this.options.read(this.options.userId, after);
    if (after === null) this.send(textOf("hello", last, "0"));
    else if ((events[0]?.number ?? last + 1) !== after + 1) this.send(textOf("reset", last, "0"));
    else for (const { number, topic, subjectId } of events) this.send(textOf(topic, number, subjectId));
    const isBehind = after !== null && events.length > 0 && events.at(-1)!.number < last;
    this.after = isBehind ? events.at(-1)!.number : last;
    this.isReadPending ||= isBehind;
  }
}

/**
 * Streams a user's events as text/event-stream. Ends with the session, after ten minutes, or when this process stops
 * receiving changes. Throws 503 if it receives none from the start or has too many streams.
 */
export function openEventStream(options: EventStream): Response {
  const stream = new UserStream(options);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => stream.open(controller),
    cancel: () => stream.close(),
  });
  return new Response(body, { headers: eventStreamHeaders });
}
