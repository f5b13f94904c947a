import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { InvalidationMessage } from "../invalidation";
import type { Listener } from "../listen";
import { log } from "../log";

const channel = "plaza_fronts";

const messageSchema = z.object({ by: z.string(), at: z.number(), acted: z.string().optional() });

export type PeerTiming = {
  beatMs: number;
  /** Without a heartbeat for this long, another process counts as gone, and this one stops serving from memory. */
  peerTimeoutMs: number;
  /** Longest wait of a response while this process doesn't receive even its own heartbeats. */
  maxWaitMs: number;
};

const defaultTiming: PeerTiming = { beatMs: 1000, peerTimeoutMs: 3000, maxWaitMs: 10_000 };

const confirmationTtlMs = 10_000;

const nameOf = ({ from, number }: InvalidationMessage) => `${from} ${number}`;

/**
 * Coordinates the processes that serve cached pages from one database. Each sends a heartbeat every second and confirms
 * each invalidation it has applied, so the originating process can wait for all others before it responds. Messages
 * arrive everywhere in the same order: receiving its own heartbeat proves that a process has received everything sent
 * before, so the heartbeat's age counts from when it was sent. A delayed process neither trusts its cache nor declares
 * others gone.
 */
export function createPeers(
  listener: Listener,
  { beatMs, peerTimeoutMs, maxWaitMs }: PeerTiming = defaultTiming,
) {
  const own = randomUUID();
  const seen = new Map<string, number>();
  const acted = new Map<string, { by: Set<string>; at: number }>();
  const waiting = new Set<() => void>();
  /** Send time of the newest own heartbeat received. */
  let ownHeartbeatAt = -Infinity;
  let upSince = Infinity;

  const now = () => performance.now();
  const receivesOwnHeartbeats = () => now() - ownHeartbeatAt < peerTimeoutMs;
  const isGone = (at: number) => at < ownHeartbeatAt - peerTimeoutMs;
  const others = () => [...seen].filter(([, at]) => !isGone(at)).map(([id]) => id);

  function say(acted?: string): void {
    listener.say(channel, JSON.stringify({ by: own, at: now(), acted }));
  }

  function sendHeartbeat(): void {
    for (const [name, { at }] of acted) if (now() - at > confirmationTtlMs) acted.delete(name);
    for (const [id, at] of seen) if (isGone(at)) seen.delete(id);
    for (const check of waiting) check();
    say();
  }

  function recordConfirmation(name: string, by: string): void {
    const known = acted.get(name) ?? { by: new Set(), at: now() };
    known.by.add(by);
    acted.set(name, known);
    for (const check of waiting) check();
  }

  function hear(payload: string): void {
    const { by, at, acted: name } = messageSchema.parse(JSON.parse(payload));
    if (by === own) {
      ownHeartbeatAt = Math.max(ownHeartbeatAt, at);
      for (const check of waiting) check();
      return;
    }
    // Who has just come is to know of this one before its first answer.
    if (!seen.has(by)) say();
    seen.set(by, now());
    if (name) recordConfirmation(name, by);
  }

  function isDone(messages: readonly InvalidationMessage[]): boolean {
    const peers = others();
    if (peers.length > 0 && !receivesOwnHeartbeats()) return false;
    return messages.every((message) => {
      const by = acted.get(nameOf(message))?.by;
      return peers.every((id) => by?.has(id));
    });
  }

  const timer = setInterval(sendHeartbeat, beatMs).unref();
  listener.add({
    name: channel,
    message: hear,
    up() {
      upSince = now();
      sendHeartbeat();
    },
    down() {
      upSince = Infinity;
      ownHeartbeatAt = -Infinity;
    },
  });

  return {
    others,
    /**
     * True while the others know this process and their messages arrive; false right after start and after a
     * suspension.
     */
    isHeard: () => receivesOwnHeartbeats() && now() - upSince > 2 * beatMs,
    confirm(message: InvalidationMessage): void {
      if (message.from !== null && others().length > 0) say(nameOf(message));
    },
    /** Resolves when all others have applied these or are gone, or after the longest wait. */
    async awaitAll(messages: readonly InvalidationMessage[]): Promise<void> {
      if (messages.length === 0 || isDone(messages)) return;
      await new Promise<void>((resolve) => {
        function leave(): void {
          clearTimeout(timer);
          waiting.delete(check);
          resolve();
        }
        function check(): void {
          if (isDone(messages)) leave();
        }
        const timer = setTimeout(() => {
          log.warn({ event: "peers_unreachable", others: others().length });
          leave();
        }, maxWaitMs);
        waiting.add(check);
      });
    },
    stop: () => clearInterval(timer),
  };
}

export type Peers = ReturnType<typeof createPeers>;
