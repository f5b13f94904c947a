import "server-only";
import type { IncomingMessage } from "node:http";

/** How much of one kind of work goes on at a time, how much more may wait for its turn, and for how long. */
export type Limits = { atOnce: number; waiting: number; patienceMs: number; holdMs: number };

/** Called once the work is done, more often without harm. */
type Leave = () => void;

export type Lane = {
  /** Resolves when it is this one's turn; null when there is no room to wait, or its turn does not come in time. */
  enter(): Promise<Leave | null>;
};

/** First come, first served. Whoever holds a place for longer than `holdMs` waits for somebody else, and takes no more part. */
export function createLane({ atOnce, waiting, patienceMs, holdMs }: Limits): Lane {
  const queue = new Set<() => void>();
  let inside = 0;

  function hold(): Leave {
    let isInside = true;
    function leave(): void {
      if (!isInside) return;
      isInside = false;
      clearTimeout(timer);
      const [next] = queue;
      if (next) next();
      else inside -= 1;
    }
    const timer = setTimeout(leave, holdMs).unref();
    return leave;
  }

  return {
    enter() {
      if (inside < atOnce) {
        inside += 1;
        return Promise.resolve(hold());
      }
      if (queue.size >= waiting) return Promise.resolve(null);
      return new Promise((resolve) => {
        function take(): void {
          clearTimeout(timer);
          queue.delete(take);
          resolve(hold());
        }
        function giveUp(): void {
          queue.delete(take);
          resolve(null);
        }
        const timer = setTimeout(giveUp, patienceMs).unref();
        queue.add(take);
      });
    },
  };
}

/** For each renderer: what takes its own time is done a few at a time; what waits for others may be more. */
const lanes = {
  page: { atOnce: 4, waiting: 250, patienceMs: 6_000, holdMs: 15_000 },
  read: { atOnce: 8, waiting: 250, patienceMs: 4_000, holdMs: 5_000 },
  write: { atOnce: 32, waiting: 100, patienceMs: 4_000, holdMs: 5_000 },
  /** Its hashes are made by two threads: more at a time would only wait there, without a bound. */
  signIn: { atOnce: 4, waiting: 100, patienceMs: 8_000, holdMs: 15_000 },
  /** That a page was seen is worth less than what anybody wants to do there. */
  visit: { atOnce: 4, waiting: 100, patienceMs: 2_000, holdMs: 5_000 },
} as const satisfies Record<string, Limits>;

export type LaneName = keyof typeof lanes | "stream";

/** A stream of events does no work, but keeps its connection for as long as somebody looks at a page. */
const streams = { atOnce: 1000, perSession: 5 };

const sessionCookie = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token=([^;]+)/;

/** Streams of all sessions together, none of which waits for another. */
export function createStreams({ atOnce, perSession }: typeof streams) {
  const bySession = new Map<string, number>();
  let open = 0;
  return {
    /** Null where the session, or all together, have as many as they may. */
    enter(session: string): Leave | null {
      const own = bySession.get(session) ?? 0;
      if (open >= atOnce || own >= perSession) return null;
      open += 1;
      bySession.set(session, own + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        open -= 1;
        const left = (bySession.get(session) ?? 1) - 1;
        if (left > 0) bySession.set(session, left);
        else bySession.delete(session);
      };
    },
  };
}

const signIn =
  /^\/api\/(login|register|reset-password|profile\/(password|email|second-step))(\/|$)|^\/api\/profile$/;

/** What is served whatever else there is: it says how the site is, or is a file that needs nothing made. */
const always =
  /^\/(api\/(health|ready)|_next\/static\/.*|images\/.*|[^/]+\.(ico|png|jpg|svg|webp|txt|js|webmanifest))$/;

/** The kind of work that a request asks for; null for what is never refused. */
export function laneOf({
  method = "GET",
  url = "/",
}: Pick<IncomingMessage, "method" | "url">): LaneName | null {
  const path = url.split("?", 1)[0] ?? "/";
  if (always.test(path)) return null;
  if (!path.startsWith("/api/")) return "page";
  if (path === "/api/events" && method === "GET") return "stream";
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return "read";
  if (path === "/api/visits") return "visit";
  return signIn.test(path) ? "signIn" : "write";
}

export type Door = {
  /** Lets a request in when it is its turn. Returns what to call when it is answered, or null: it must be refused. */
  enter(request: IncomingMessage): Promise<Leave | null>;
};

type DoorOptions = {
  /** Stretches the waits for a machine that is slow by itself. */
  patience: number;
  /** How many processes do the work. */
  renderers: number;
};

/** Admission to the work of all renderers. */
export function createDoor({ patience, renderers }: DoorOptions): Door {
  const open = ({ atOnce, waiting, patienceMs, holdMs }: Limits) =>
    createLane({
      atOnce: atOnce * renderers,
      waiting: waiting * renderers,
      patienceMs: patienceMs * patience,
      holdMs,
    });
  const opened: Record<keyof typeof lanes, Lane> = {
    page: open(lanes.page),
    read: open(lanes.read),
    write: open(lanes.write),
    signIn: open(lanes.signIn),
    visit: open(lanes.visit),
  };
  const events = createStreams(streams);
  return {
    enter(request) {
      const name = laneOf(request);
      if (name === "stream") {
        const session = sessionCookie.exec(request.headers.cookie ?? "")?.[1];
        // Who is not signed in is told so at once.
        return session ? Promise.resolve(events.enter(session)) : opened.read.enter();
      }
      return name ? opened[name].enter() : Promise.resolve(() => undefined);
    },
  };
}
