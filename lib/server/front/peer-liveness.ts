import "server-only";

type Options = { now: () => number; beatMs: number; peerTimeoutMs: number };

/**
 * Messages arrive everywhere in the same order: receiving its own heartbeat proves that a process has received
 * everything sent before, so the heartbeat's age counts from when it was sent. A delayed process neither trusts its
 * cache nor declares others gone.
 */
export function createPeerLiveness({ now, beatMs, peerTimeoutMs }: Options) {
  const seen = new Map<string, number>();
  let ownHeartbeatAt = -Infinity;
  let upSince = Infinity;

  const isGone = (at: number) => at < ownHeartbeatAt - peerTimeoutMs;
  const receivesOwnHeartbeats = () => now() - ownHeartbeatAt < peerTimeoutMs;

  return {
    receivesOwnHeartbeats,
    others: () => [...seen].filter(([, at]) => !isGone(at)).map(([id]) => id),
    /** False right after start and after a suspension, when the others may not know this process yet. */
    isKnown: () => receivesOwnHeartbeats() && now() - upSince > 2 * beatMs,
    has: (id: string) => seen.has(id),
    record(id: string): void {
      seen.set(id, now());
    },
    recordOwnHeartbeat(sentAt: number): void {
      ownHeartbeatAt = Math.max(ownHeartbeatAt, sentAt);
    },
    removeGone(): void {
      for (const [id, at] of seen) if (isGone(at)) seen.delete(id);
    },
    connected(): void {
      upSince = now();
    },
    disconnected(): void {
      upSince = Infinity;
      ownHeartbeatAt = -Infinity;
    },
  };
}

export type PeerLiveness = ReturnType<typeof createPeerLiveness>;
