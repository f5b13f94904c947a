import type { EventTopic } from "@/lib/events/rules";
import { setEventStreamCloser } from "./ending";
import { openStream, type StreamEvent } from "./stream";
import { createSubscriptions, type EventHandler } from "./subscriptions";

type TabMessage = { heard: StreamEvent; to?: string } | { ask: string };

function competeForLead(name: string, lead: () => Promise<void>): () => void {
  const ending = new AbortController();
  if (!("locks" in navigator)) void lead();
  else {
    const lock = { signal: ending.signal };
    const turn = navigator.locks.request(name, lock, () => (ending.signal.aborted ? undefined : lead()));
    // Rejects if this tab stops while another one leads.
    turn.catch(() => undefined);
  }
  return () => ending.abort();
}

/**
 * One tab owns the lock and the stream and broadcasts events to the others. Event numbers prevent gaps and duplicates,
 * even if the leader changes.
 */
function connect(userId: string) {
  const name = `plaza-events:${userId}`;
  const { receive, follow, lastNumber, isIdle } = createSubscriptions();
  let channel: BroadcastChannel | null = null;
  let releaseLeadership: (() => void) | null = null;
  let stop: () => void = () => undefined;

  function postToTabs(message: TabMessage): void {
    channel?.postMessage(message);
  }

  function broadcast(event: StreamEvent): void {
    postToTabs({ heard: event });
    receive(event);
  }

  function lead(): Promise<void> {
    return new Promise((resolve) => {
      const close = openStream({ lastNumber, onEvent: broadcast });
      releaseLeadership = () => {
        close();
        resolve();
      };
    });
  }

  function receiveFromTab(message: TabMessage, tab: string): void {
    if ("heard" in message) {
      if (message.to === undefined || message.to === tab) receive(message.heard);
    } else if (releaseLeadership && lastNumber() !== null) {
      postToTabs({ heard: { number: lastNumber(), topic: "all", subjectId: null }, to: message.ask });
    }
  }

  function start(): void {
    const tab = crypto.getRandomValues(new Uint32Array(4)).join();
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => receiveFromTab(data, tab);
    postToTabs({ ask: tab });
    const withdraw = competeForLead(name, lead);
    stop = () => {
      withdraw();
      releaseLeadership?.();
      releaseLeadership = null;
      channel?.close();
      channel = null;
    };
  }

  const end = runWhileShown({ start, stop: () => stop() });
  return { userId, follow, isIdle, end };
}

/** Stops for the back/forward cache: a page in there must not own the lock. */
function runWhileShown({ start, stop }: { start: () => void; stop: () => void }): () => void {
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted) start();
  };
  window.addEventListener("pagehide", stop);
  window.addEventListener("pageshow", resume);
  start();
  return () => {
    window.removeEventListener("pagehide", stop);
    window.removeEventListener("pageshow", resume);
    stop();
  };
}

let current: ReturnType<typeof connect> | null = null;

setEventStreamCloser(() => {
  current?.end();
  current = null;
});

export function subscribeToEvents(userId: string, topic: EventTopic, handle: EventHandler): () => void {
  if (current?.userId !== userId) {
    current?.end();
    current = connect(userId);
  }
  const own = current;
  const unsubscribe = own.follow(topic, handle);
  return () => {
    unsubscribe();
    // The next screen may subscribe in the same turn.
    setTimeout(() => {
      if (current !== own || !own.isIdle()) return;
      own.end();
      current = null;
    });
  };
}
