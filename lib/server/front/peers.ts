import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { InvalidationMessage } from "../invalidation";
import type { Listener } from "../listen";

const channel = "plaza_fronts";

const saidSchema = z.object({ by: z.string(), acted: z.string().optional() });

export type PeerTiming = {
  /** Between two signs of life. */
  beatMs: number;
  /** Without one for this long a process counts as gone, and shows nothing from memory itself. */
  goneMs: number;
};

const defaultTiming: PeerTiming = { beatMs: 1000, goneMs: 3000 };

/** Longer than any two processes talk about one message. */
const rememberedMs = 10_000;

const nameOf = ({ from, number }: InvalidationMessage) => `${from} ${number}`;

/**
 * The other processes that show pages of the same database from memory. Each gives a sign of life every second, and says
 * when it has acted on an invalidation, so that the one where it was caused can wait for all of them before it tells its
 * visitor that it is done.
 */
export function createPeers(listener: Listener, { beatMs, goneMs }: PeerTiming = defaultTiming) {
  const own = randomUUID();
  /** When each other process was last heard of. */
  const seen = new Map<string, number>();
  const acted = new Map<string, { by: Set<string>; at: number }>();
  const waiting = new Set<() => void>();
  let ownSeen = -Infinity;
  let upSince = Infinity;

  const now = () => performance.now();
  const others = () => [...seen].filter(([, at]) => now() - at < goneMs).map(([id]) => id);

  function say(said: Omit<z.infer<typeof saidSchema>, "by">): void {
    listener.say(channel, JSON.stringify({ by: own, ...said }));
  }

  function beat(): void {
    for (const [name, { at }] of acted) if (now() - at > rememberedMs) acted.delete(name);
    for (const [id, at] of seen) if (now() - at > goneMs) seen.delete(id);
    for (const check of waiting) check();
    say({});
  }

  function note(name: string, by: string): void {
    const known = acted.get(name) ?? { by: new Set(), at: now() };
    known.by.add(by);
    acted.set(name, known);
    for (const check of waiting) check();
  }

  function hear(payload: string): void {
    const { by, acted: name } = saidSchema.parse(JSON.parse(payload));
    if (by === own) ownSeen = now();
    else seen.set(by, now());
    if (name && by !== own) note(name, by);
  }

  function isDone(messages: readonly InvalidationMessage[]): boolean {
    const peers = others();
    return messages.every((message) => {
      const by = acted.get(nameOf(message))?.by;
      return peers.every((id) => by?.has(id));
    });
  }

  const timer = setInterval(beat, beatMs).unref();
  listener.add({
    name: channel,
    message: hear,
    up() {
      upSince = now();
      beat();
    },
    down() {
      upSince = Infinity;
      ownSeen = -Infinity;
    },
  });

  return {
    /** Those that are there, by their names. */
    others,
    /**
     * True while the others know of this process and everything that they say arrives here: not in its first moments, and
     * not when it was asleep.
     */
    isHeard: () => now() - ownSeen < goneMs && now() - upSince > 2 * beatMs,
    /** Says that an invalidation of another process has taken effect here. */
    confirm(message: InvalidationMessage): void {
      if (message.from !== null && others().length > 0) say({ acted: nameOf(message) });
    },
    /** Resolves when all others have acted on these, or are gone. */
    async awaitAll(messages: readonly InvalidationMessage[]): Promise<void> {
      if (messages.length === 0 || isDone(messages)) return;
      await new Promise<void>((resolve) => {
        function check(): void {
          if (!isDone(messages)) return;
          waiting.delete(check);
          resolve();
        }
        waiting.add(check);
      });
    },
    stop: () => clearInterval(timer),
  };
}

export type Peers = ReturnType<typeof createPeers>;
