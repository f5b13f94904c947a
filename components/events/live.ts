import { eventTopics, type EventTopic } from "@/lib/events/rules";
import { setEventStreamCloser } from "./ending";

/** Receives the ID of the changed subject; null means anything may have changed. */
export type EventHandler = (subjectId: string | null) => void;

type StreamEvent = { number: number | null; topic: EventTopic | "all"; subjectId: string | null };

/** Message between tabs: an event, or a new tab's request to catch up. */
type TabMessage = { heard: StreamEvent; to?: string } | { ask: string };

/** In milliseconds: retry interval while no stream opens, and how long a new handler still receives earlier events. */
const pollMs = 15_000;
const replayMs = 10_000;

/** A stream without even a heartbeat (every 20 s) for this long is blocked somewhere along the way. */
const streamTimeoutMs = 45_000;

/**
 * One tab owns the lock and the stream and broadcasts events to the others. Event numbers prevent gaps and duplicates,
 * even if the leader changes.
 */
function connect(userId: string) {
  const name = `plaza-events:${userId}`;
  const handlers = new Map<EventTopic, Set<EventHandler>>(eventTopics.map((topic) => [topic, new Set()]));
  let recent: (StreamEvent & { at: number })[] = [];
  let last: number | null = null;
  let channel: BroadcastChannel | null = null;
  let releaseLeadership: (() => void) | null = null;

  function dispatch({ topic, subjectId }: StreamEvent): void {
    for (const [own, followers] of handlers) {
      if (topic === own || topic === "all") for (const handle of [...followers]) handle(subjectId);
    }
  }

  function receive(heard: StreamEvent): void {
    const { number, topic } = heard;
    if (topic !== "all" && number !== null && last !== null && number <= last) return;
    if (number !== null) last = number;
    recent = [...recent.filter(({ at }) => at > Date.now() - replayMs), { ...heard, at: Date.now() }];
    dispatch(heard);
  }

  function postToTabs(said: TabMessage): void {
    channel?.postMessage(said);
  }

  function broadcast(heard: StreamEvent): void {
    postToTabs({ heard });
    receive(heard);
  }

  function runLeader(): Promise<void> {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** Triggers a full refresh and reconnects unless an event arrives first. */
    function scheduleRefresh(milliseconds: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        source?.close();
        broadcast({ number: null, topic: "all", subjectId: null });
        open();
        scheduleRefresh(pollMs);
      }, milliseconds);
    }

    function open(): void {
      source = new EventSource(last === null ? "/api/events" : `/api/events?after=${last}`);
      const listen = (event: string, act: (number: number, data: string) => void) =>
        source?.addEventListener(event, ({ lastEventId, data }: MessageEvent<string>) => {
          scheduleRefresh(streamTimeoutMs);
          act(Number(lastEventId), data);
        });
      listen("beat", () => undefined);
      for (const topic of eventTopics) {
        listen(topic, (number, subjectId) => broadcast({ number, topic, subjectId }));
      }
      for (const event of ["hello", "reset"]) {
        listen(event, (number) => broadcast({ number, topic: "all", subjectId: null }));
      }
      source.addEventListener("error", () => {
        // Refused: the browser does not come again by itself.
        if (source?.readyState === EventSource.CLOSED) scheduleRefresh(pollMs);
      });
    }

    return new Promise((resolve) => {
      releaseLeadership = () => {
        clearTimeout(timer);
        source?.close();
        resolve();
      };
      open();
      scheduleRefresh(streamTimeoutMs);
    });
  }

  function start(): void {
    const ending = new AbortController();
    const tab = crypto.getRandomValues(new Uint32Array(4)).join();
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if ("heard" in data) {
        if (data.to === undefined || data.to === tab) receive(data.heard);
      } else if (releaseLeadership && last !== null) {
        postToTabs({ heard: { number: last, topic: "all", subjectId: null }, to: data.ask });
      }
    };
    postToTabs({ ask: tab });
    // Outside of https there are no locks, and each tab has a stream.
    if (!("locks" in navigator)) void runLeader();
    else {
      const lock = { signal: ending.signal };
      const turn = navigator.locks.request(name, lock, () =>
        ending.signal.aborted ? undefined : runLeader(),
      );
      // Ended while another tab leads.
      turn.catch(() => undefined);
    }
    stop = () => {
      ending.abort();
      releaseLeadership?.();
      releaseLeadership = null;
      channel?.close();
      channel = null;
    };
  }

  let stop: () => void = () => undefined;
  /** A page in the back/forward cache must not own the lock. */
  const leave = () => stop();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) start();
  };
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", comeBack);
  start();

  return {
    userId,
    follow(topic: EventTopic, handle: EventHandler): () => void {
      handlers.get(topic)?.add(handle);
      for (const heard of recent) {
        const isMeant = heard.topic === topic || heard.topic === "all";
        if (isMeant && heard.at > Date.now() - replayMs) handle(heard.subjectId);
      }
      return () => void handlers.get(topic)?.delete(handle);
    },
    isIdle: () => [...handlers.values()].every(({ size }) => size === 0),
    end(): void {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      stop();
    },
  };
}

let current: ReturnType<typeof connect> | null = null;

setEventStreamCloser(() => {
  current?.end();
  current = null;
});

/** Returns a function that unsubscribes; the last one closes the connection. */
export function subscribeToEvents(userId: string, topic: EventTopic, handle: EventHandler): () => void {
  if (current?.userId !== userId) {
    current?.end();
    current = connect(userId);
  }
  const own = current;
  const leave = own.follow(topic, handle);
  return () => {
    leave();
    // What takes its place on the next screen comes in the same turn.
    setTimeout(() => {
      if (current !== own || !own.isIdle()) return;
      own.end();
      current = null;
    });
  };
}
