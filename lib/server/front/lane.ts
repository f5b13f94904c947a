import "server-only";

/**
 * Admission limits of a lane: concurrent requests, queue length, longest wait, and longest time that a request occupies
 * its slot.
 */
export type Limits = { atOnce: number; waiting: number; queueTimeoutMs: number; leaseMs: number };

/** Frees the slot; only the first call counts. */
export type Release = () => void;

type Surroundings = {
  places?: () => number;
  left?: () => void;
};

const paceSampleSize = 16;

export class Lane {
  private readonly queue = new Set<() => void>();
  private turns: number[] = [];
  private occupied = 0;

  constructor(
    private readonly limits: Limits,
    private readonly surroundings: Surroundings = {},
  ) {}

  get inside(): number {
    return this.occupied;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** Resolves when a slot is free; null if the queue is full or the wait would be too long. */
  enter(): Promise<Release | null> {
    if (this.queue.size === 0) {
      if (this.hasPlace()) return Promise.resolve(this.hold());
      this.turns = [performance.now()];
    }
    const isFull = this.queue.size >= this.limits.waiting || this.isTooLong();
    return isFull ? Promise.resolve(null) : this.wait();
  }

  look(): void {
    for (const take of this.queue) {
      if (!this.hasPlace()) return;
      take();
    }
  }

  private hasPlace(): boolean {
    return this.occupied < (this.surroundings.places?.() ?? this.limits.atOnce);
  }

  private isTooLong(): boolean {
    if (this.turns.length <= paceSampleSize) return false;
    const pace = (this.turns.at(-1)! - this.turns[0]!) / paceSampleSize;
    return this.queue.size * pace > this.limits.queueTimeoutMs;
  }

  private hold(): Release {
    this.occupied += 1;
    let isInside = true;
    const leave = (): void => {
      if (!isInside) return;
      isInside = false;
      clearTimeout(timer);
      this.occupied -= 1;
      this.look();
      this.surroundings.left?.();
    };
    const timer = setTimeout(leave, this.limits.leaseMs).unref();
    return leave;
  }

  private wait(): Promise<Release | null> {
    return new Promise((resolve) => {
      const take = (): void => {
        clearTimeout(timer);
        this.queue.delete(take);
        this.turns = [...this.turns, performance.now()].slice(-paceSampleSize - 1);
        resolve(this.hold());
      };
      const giveUp = (): void => {
        this.queue.delete(take);
        resolve(null);
      };
      const timer = setTimeout(giveUp, this.limits.queueTimeoutMs).unref();
      this.queue.add(take);
    });
  }
}
