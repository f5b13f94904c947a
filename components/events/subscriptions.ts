import { eventTopics, type EventTopic } from "@/lib/events/rules";
import type { StreamEvent } from "./stream";

/** Receives the ID of the changed subject; null means anything may have changed. */
export type EventHandler = (subjectId: string | null) => void;

/** In milliseconds: how long a new handler still receives earlier events. */
const replayMs = 10_000;

export function createSubscriptions() {
  const handlers = new Map<EventTopic, Set<EventHandler>>(eventTopics.map((topic) => [topic, new Set()]));
  let recent: (StreamEvent & { at: number })[] = [];
  let last: number | null = null;

  function dispatch({ topic, subjectId }: StreamEvent): void {
    for (const [own, followers] of handlers) {
      if (topic === own || topic === "all") for (const handle of [...followers]) handle(subjectId);
    }
  }

  function receive(event: StreamEvent): void {
    const { number, topic } = event;
    if (topic !== "all" && number !== null && last !== null && number <= last) return;
    if (number !== null) last = number;
    recent = [...recent.filter(({ at }) => at > Date.now() - replayMs), { ...event, at: Date.now() }];
    dispatch(event);
  }

  function follow(topic: EventTopic, handle: EventHandler): () => void {
    handlers.get(topic)?.add(handle);
    for (const event of recent) {
      const isMeant = event.topic === topic || event.topic === "all";
      if (isMeant && event.at > Date.now() - replayMs) handle(event.subjectId);
    }
    return () => void handlers.get(topic)?.delete(handle);
  }

  return {
    receive,
    follow,
    lastNumber: () => last,
    isIdle: () => [...handlers.values()].every(({ size }) => size === 0),
  };
}
