import "server-only";
import type { InvalidationMessage } from "../invalidation";

const confirmationTtlMs = 10_000;

export const nameOf = ({ from, number }: InvalidationMessage) => `${from} ${number}`;

export function createConfirmations(now: () => number) {
  const confirmations = new Map<string, { by: Set<string>; at: number }>();

  return {
    add(name: string, by: string): void {
      const confirmation = confirmations.get(name) ?? { by: new Set(), at: now() };
      confirmation.by.add(by);
      confirmations.set(name, confirmation);
    },
    removeExpired(): void {
      for (const [name, { at }] of confirmations)
        if (now() - at > confirmationTtlMs) confirmations.delete(name);
    },
    isConfirmedBy(peers: readonly string[], message: InvalidationMessage): boolean {
      const by = confirmations.get(nameOf(message))?.by;
      return peers.every((id) => by?.has(id));
    },
  };
}
