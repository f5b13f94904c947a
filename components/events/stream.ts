import { eventTopics, type EventTopic } from "@/lib/events/rules";

export type StreamEvent = { number: number | null; topic: EventTopic | "all"; subjectId: string | null };

type Options = { lastNumber: () => number | null; onEvent: (event: StreamEvent) => void };

/** In milliseconds: retry interval while no stream opens. */
const pollMs = 15_000;

/** A stream without even a heartbeat (every 20 s) for this long is blocked somewhere along the way. */
const streamTimeoutMs = 45_000;

export function openStream({ lastNumber, onEvent }: Options): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleRefresh(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      source?.close();
      onEvent({ number: null, topic: "all", subjectId: null });
      connect();
      scheduleRefresh(pollMs);
    }, milliseconds);
  }

  function listen(event: string, act: (number: number, data: string) => void): void {
    source?.addEventListener(event, ({ lastEventId, data }: MessageEvent<string>) => {
      scheduleRefresh(streamTimeoutMs);
      act(Number(lastEventId), data);
    });
  }

  function connect(): void {
    const last = lastNumber();
    source = new EventSource(last === null ? "/api/events" : `/api/events?after=${last}`);
    listen("beat", () => undefined);
    for (const topic of eventTopics) {
      listen(topic, (number, subjectId) => onEvent({ number, topic, subjectId }));
    }
    for (const event of ["hello", "reset"]) {
      listen(event, (number) => onEvent({ number, topic: "all", subjectId: null }));
    }
    source.addEventListener("error", () => {
      // The browser doesn't reconnect after a refusal.
      if (source?.readyState === EventSource.CLOSED) scheduleRefresh(pollMs);
    });
  }

  connect();
  scheduleRefresh(streamTimeoutMs);
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
