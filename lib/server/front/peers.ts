import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { InvalidationMessage } from "../invalidation";
import type { Listener } from "../listen";
import { log } from "../log";

const channel = "plaza_fronts";

/** `at` is the moment it was said, by the clock of who said it. */
const messageSchema = z.object({ by: z.string(), at: z.number(), acted: z.string().optional() });

export type PeerTiming = {
  /** Between two signs of life. */
  beatMs: number;
  /** Without one for this long a process counts as gone, and shows nothing from memory itself. */
  peerTimeoutMs: number;
  /** The longest that an answer waits where this process does not even hear itself. */
  maxWaitMs: number;
};

const defaultTiming: PeerTiming = { beatMs: 1000, peerTimeoutMs: 3000, maxWaitMs: 10_000 };

/** Longer than any two processes talk about one message. */
const confirmationTtlMs = 10_000;

const nameOf = ({ from, number }: InvalidationMessage) => `${from} ${number}`;

/**
 * The other processes that show pages of the same database from memory. Each gives a sign of life every second, and says
 * when it has acted on an invalidation, so that the one where it was caused can wait for all of them before it tells its
 * visitor that it is done.
 *
 * Everybody hears everything in the same order. Hearing the own sign of life means to have heard all that was said before
 * it, so its age is counted from when it was said: who is late, as on a starved machine, neither trusts its memory nor
 * takes others for gone.
 */
export function createPeers(
  listener: Listener,
  { beatMs, peerTimeoutMs, maxWaitMs }: PeerTiming = defaultTiming,
) {
  const own = randomUUID();
  /** When each other process was last heard of. */
  const seen = new Map<string, number>();
  const acted = new Map<string, { by: Set<string>; at: number }>();
  const waiting = new Set<() => void>();
  /** When the newest of the own signs of life that were heard was said. */
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
    /** Those that are there, by their names. */
    others,
    /**
     * True while the others know of this process and everything that they say arrives here: not in its first moments, and
     * not when it was asleep.
     */
    isHeard: () => receivesOwnHeartbeats() && now() - upSince > 2 * beatMs,
    /** Says that an invalidation of another process has taken effect here. */
    confirm(message: InvalidationMessage): void {
      if (message.from !== null && others().length > 0) say(nameOf(message));
    },
    /** Resolves when all others have acted on these or are gone; without knowing where nothing is heard for long. */
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
