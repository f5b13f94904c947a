import { eventTopics, type EventTopic } from "@/lib/events/rules";
import { setEventStreamCloser } from "./ending";

/** Gets the id of what changed, or null where it is not known what did: then everything may have. */
export type EventHandler = (subjectId: string | null) => void;

type StreamEvent = { number: number | null; topic: EventTopic | "all"; subjectId: string | null };

/** What tabs say to each other: an event, or one that has just come asks what it is too late for. */
type TabMessage = { heard: StreamEvent; to?: string } | { ask: string };

/** In milliseconds: how often is asked while no stream opens, and how long a new handler still gets what came before it. */
const pollMs = 15_000;
const replayMs = 10_000;

/** A stream that says nothing for so long, not even that it lives (every 20 s), is held back by something on the way. */
const streamTimeoutMs = 45_000;

/**
 * A person's events in this browser: one tab, which holds a lock, has the stream, and the others hear of it from there.
 * Numbers keep anything from being missed or taken twice, whichever tab leads.
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

  /** Has the stream until it is asked to end. */
  function runLeader(): Promise<void> {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** Asks for everything and opens the stream again, unless something is heard by then. */
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
  /** A page that the browser keeps to show it again must not hold the lock meanwhile. */
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

/** Follows what changes for a person until the returned function is called; the last one to leave ends the connection. */
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
