import "server-only";
import type { IncomingMessage } from "node:http";
import { isUpload } from "./request-bodies";

/** How much of one kind of work goes on at a time, how much more may wait for its turn, and for how long. */
export type Limits = { atOnce: number; waiting: number; patienceMs: number; holdMs: number };

/** Called once the work is done, more often without harm. */
type Leave = () => void;

export type Lane = {
  /** Resolves when it is this one's turn; null when there is no room to wait, or its turn would not come in time. */
  enter(): Promise<Leave | null>;
  /** Lets in who may come by now, where `places` has grown. */
  look(): void;
  readonly inside: number;
  readonly waiting: number;
};

type Surroundings = {
  /** How many may be inside just now. */
  places?: () => number;
  /** Called after each who left. */
  left?: () => void;
};

/** The pace of a queue is that of its last turns, once there are so many. */
const paceSampleSize = 16;

/**
 * First come, first served. Whoever holds a place for longer than `holdMs` waits for somebody else, and takes no more part.
 * Whoever would wait longer than `patienceMs`, at the pace of those before, is refused at once.
 */
export function createLane(
  { atOnce, waiting, patienceMs, holdMs }: Limits,
  { places = () => atOnce, left }: Surroundings = {},
): Lane {
  const queue = new Set<() => void>();
  let inside = 0;
  /** When the queue began, and when its last turns were. */
  let turns: number[] = [];

  function isTooLong(): boolean {
    if (turns.length <= paceSampleSize) return false;
    const pace = (turns.at(-1)! - turns[0]!) / paceSampleSize;
    return queue.size * pace > patienceMs;
  }

  function look(): void {
    for (const take of queue) {
      if (inside >= places()) return;
      take();
    }
  }

  function hold(): Leave {
    inside += 1;
    let isInside = true;
    function leave(): void {
      if (!isInside) return;
      isInside = false;
      clearTimeout(timer);
      inside -= 1;
      look();
      left?.();
    }
    const timer = setTimeout(leave, holdMs).unref();
    return leave;
  }

  function wait(): Promise<Leave | null> {
    return new Promise((resolve) => {
      function take(): void {
        clearTimeout(timer);
        queue.delete(take);
        turns = [...turns, performance.now()].slice(-paceSampleSize - 1);
        resolve(hold());
      }
      function giveUp(): void {
        queue.delete(take);
        resolve(null);
      }
      const timer = setTimeout(giveUp, patienceMs).unref();
      queue.add(take);
    });
  }

  return {
    enter() {
      if (queue.size === 0) {
        if (inside < places()) return Promise.resolve(hold());
        turns = [performance.now()];
      }
      return queue.size >= waiting || isTooLong() ? Promise.resolve(null) : wait();
    },
    look,
    get inside() {
      return inside;
    },
    get waiting() {
      return queue.size;
    },
  };
}

/** For each renderer: what takes its own time is done a few at a time; what waits for others may be more. */
const lanes = {
  page: { atOnce: 4, waiting: 250, patienceMs: 6_000, holdMs: 15_000 },
  read: { atOnce: 8, waiting: 250, patienceMs: 4_000, holdMs: 5_000 },
  /** A search takes up to half a second of a core, so searches have their own queue. */
  search: { atOnce: 2, waiting: 250, patienceMs: 6_000, holdMs: 15_000 },
  write: { atOnce: 32, waiting: 100, patienceMs: 4_000, holdMs: 5_000 },
  /** Its hashes are made by two threads: more at a time would only wait there, without a bound. */
  signIn: { atOnce: 4, waiting: 100, patienceMs: 8_000, holdMs: 15_000 },
  /** Complete files; parsing a form holds two copies of its file. */
  upload: { atOnce: 4, waiting: 50, patienceMs: 8_000, holdMs: 30_000 },
  /** A page has many. */
  image: { atOnce: 16, waiting: 1000, patienceMs: 8_000, holdMs: 5_000 },
  /** Until a stream of events has begun: from then on it does no work. */
  stream: { atOnce: 8, waiting: 250, patienceMs: 4_000, holdMs: 5_000 },
  /** That a page was seen is worth less than what anybody wants to do there. */
  visit: { atOnce: 4, waiting: 100, patienceMs: 2_000, holdMs: 5_000 },
} as const satisfies Record<string, Limits>;

export type LaneName = keyof typeof lanes;

/** A renderer makes one of each of these at a time while it may have one of the others to do: a page can be made later. */
const yielding: ReadonlySet<string> = new Set<LaneName>(["page", "search"]);
const urgent: ReadonlySet<string> = new Set<LaneName>(["signIn", "write"]);

const signIn =
  /^\/api\/(login|register|reset-password|profile\/(password|email|second-step))(\/|$)|^\/api\/profile$/;

/** Query parameters that contain search text. */
const searchQueryPattern = /[?&](?:q|search|query)=[^&#]/;

/** What says how the site is, whatever else there is. */
const neverRejectedPath = /^\/api\/(health|ready|metrics)$/;

/** As Next reads it: nobody comes by another way through a spelling that means the same. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return url.split(/[?#]/, 1)[0] ?? "";
  }
}

type LaneRequest = Pick<IncomingMessage, "method" | "url"> & Partial<Pick<IncomingMessage, "headers">>;

/** The kind of work that a request asks for; null for what is never refused, as are files, which need nothing made. */
export function laneOf(
  { method = "GET", url = "/", headers = {} }: LaneRequest,
  isFile: (path: string) => boolean = () => false,
): LaneName | null {
  const path = pathOf(url);
  const isSafe = method === "GET" || method === "HEAD";
  if (isSafe && (neverRejectedPath.test(path) || isFile(path))) return null;
  if (isUpload({ headers })) return "upload";
  if (isSafe && path.startsWith("/images/")) return "image";
  if (path === "/api/events" && method === "GET") return "stream";
  if (isSafe && searchQueryPattern.test(url)) return "search";
  if (!path.startsWith("/api/")) return "page";
  if (isSafe || method === "OPTIONS") return "read";
  if (path === "/api/visits" || path === "/api/search/clicks") return "visit";
  return signIn.test(path) ? "signIn" : "write";
}

export type AdmissionControl = {
  /** Lets a request in when it is its turn. Returns what to call when it is answered, or null: it must be refused. */
  enter(request: IncomingMessage): Promise<Leave | null>;
  /** Counts since the start, and requests in progress, by lane. */
  state(): LaneState[];
};

export type LaneState = {
  lane: LaneName;
  active: number;
  waiting: number;
  admitted: number;
  refused: number;
};

type AdmissionControlOptions = {
  /** Stretches the waits for a machine that is slow by itself. */
  patience: number;
  /** How many processes do the work. */
  renderers: number;
  /** Whether a path is that of a file that lies ready. */
  isFile?: (path: string) => boolean;
};

/** Admission to the work of all renderers. */
export function createAdmissionControl({
  patience,
  renderers,
  isFile,
}: AdmissionControlOptions): AdmissionControl {
  const opened = new Map<string, Lane>();
  const counts = new Map<string, { admitted: number; refused: number }>();
  const named = (names: ReadonlySet<string>) => [...names].map((name) => opened.get(name)!);
  const isHurried = () => named(urgent).some(({ inside }) => inside > 0);

  for (const [name, limits] of Object.entries(lanes)) {
    const atOnce = limits.atOnce * renderers;
    const waiting = limits.waiting * renderers;
    const patienceMs = limits.patienceMs * patience;
    const lane = createLane(
      { ...limits, atOnce, waiting, patienceMs },
      {
        ...(yielding.has(name) ? { places: () => (isHurried() ? renderers : atOnce) } : {}),
        ...(urgent.has(name) ? { left: () => named(yielding).forEach((each) => each.look()) } : {}),
      },
    );
    opened.set(name, lane);
    counts.set(name, { admitted: 0, refused: 0 });
  }

  return {
    async enter(request) {
      const name = laneOf(request, isFile);
      if (!name) return () => undefined;
      const leave = await opened.get(name)!.enter();
      counts.get(name)![leave ? "admitted" : "refused"] += 1;
      return leave;
    },
    state: () =>
      [...opened].map(([name, { inside, waiting }]) => ({
        lane: name as LaneName,
        active: inside,
        waiting,
        ...counts.get(name)!,
      })),
  };
}
