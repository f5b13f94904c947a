import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { InvalidationMessage } from "../invalidation";
import type { Listener } from "../listen";
import { log } from "../log";
import { createConfirmations, nameOf } from "./peer-confirmations";
import { createPeerLiveness, type PeerLiveness } from "./peer-liveness";

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

export class Peers {
  private readonly own = randomUUID();
  private readonly liveness: PeerLiveness;
  private readonly confirmations = createConfirmations(now);
  private readonly waiting = new Set<() => void>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private readonly listener: Listener,
    private readonly timing: PeerTiming,
  ) {
    this.liveness = createPeerLiveness({ now, ...timing });
    this.heartbeat = setInterval(() => this.sendHeartbeat(), timing.beatMs).unref();
    listener.add({
      name: channel,
      message: (payload) => this.receive(payload),
      up: () => {
        this.liveness.connected();
        this.sendHeartbeat();
      },
      down: () => this.liveness.disconnected(),
    });
  }

  others(): string[] {
    return this.liveness.others();
  }

  /** True while the others know this process and their messages arrive. */
  readonly isInSync = (): boolean => this.liveness.isKnown();

  confirm(message: InvalidationMessage): void {
    if (message.from !== null && this.others().length > 0) this.send(nameOf(message));
  }

  /** Resolves when all others have applied these or are gone, or after the longest wait. */
  async awaitAll(messages: readonly InvalidationMessage[]): Promise<void> {
    if (messages.length === 0 || this.areConfirmed(messages)) return;
    await new Promise<void>((resolve) => {
      const leave = (): void => {
        clearTimeout(timer);
        this.waiting.delete(check);
        resolve();
      };
      const check = (): void => {
        if (this.areConfirmed(messages)) leave();
      };
      const timer = setTimeout(() => {
        log.warn({ event: "peers_unreachable", others: this.others().length });
        leave();
      }, this.timing.maxWaitMs);
      this.waiting.add(check);
    });
  }

  stop(): void {
    clearInterval(this.heartbeat);
  }

  private send(acted?: string): void {
    this.listener.notify(channel, JSON.stringify({ by: this.own, at: now(), acted }));
  }

  private sendHeartbeat(): void {
    this.confirmations.removeExpired();
    this.liveness.removeGone();
    this.checkWaiting();
    this.send();
  }

  private receive(payload: string): void {
    const { by, at, acted } = messageSchema.parse(JSON.parse(payload));
    if (by === this.own) {
      this.liveness.recordOwnHeartbeat(at);
      this.checkWaiting();
      return;
    }
    // A new process must know of this one before its first response.
    if (!this.liveness.has(by)) this.send();
    this.liveness.record(by);
    if (!acted) return;
    this.confirmations.add(acted, by);
    this.checkWaiting();
  }

  private checkWaiting(): void {
    for (const check of this.waiting) check();
  }

  private areConfirmed(messages: readonly InvalidationMessage[]): boolean {
    const others = this.others();
    if (others.length > 0 && !this.liveness.receivesOwnHeartbeats()) return false;
    return messages.every((message) => this.confirmations.isConfirmedBy(others, message));
  }
}

function now(): number {
  return performance.now();
}

export function createPeers(listener: Listener, timing: PeerTiming = defaultTiming): Peers {
  return new Peers(listener, timing);
}
