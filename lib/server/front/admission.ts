import "server-only";
import type { IncomingMessage } from "node:http";
import { Lane, type Release, type Limits } from "./lane";
import { isUpload } from "./request-bodies";

/** Limits per renderer: CPU-bound work gets few slots, I/O-bound work more. */
const lanes = {
  page: { atOnce: 4, waiting: 250, queueTimeoutMs: 6_000, leaseMs: 15_000 },
  read: { atOnce: 8, waiting: 250, queueTimeoutMs: 4_000, leaseMs: 5_000 },
  search: { atOnce: 2, waiting: 250, queueTimeoutMs: 6_000, leaseMs: 15_000 },
  write: { atOnce: 32, waiting: 100, queueTimeoutMs: 4_000, leaseMs: 5_000 },
  /** Two threads compute password hashes; more requests would only queue there without a limit. */
  signIn: { atOnce: 4, waiting: 100, queueTimeoutMs: 8_000, leaseMs: 15_000 },
  /** Bodies are complete here; parsing a form needs two copies of its file in memory. */
  upload: { atOnce: 4, waiting: 50, queueTimeoutMs: 8_000, leaseMs: 30_000 },
  image: { atOnce: 16, waiting: 1000, queueTimeoutMs: 8_000, leaseMs: 5_000 },
  stream: { atOnce: 8, waiting: 250, queueTimeoutMs: 4_000, leaseMs: 5_000 },
  visit: { atOnce: 4, waiting: 100, queueTimeoutMs: 2_000, leaseMs: 5_000 },
} as const satisfies Record<string, Limits>;

export type LaneName = keyof typeof lanes;

/** Limited to one slot per renderer while an urgent lane is active. */
const yielding: ReadonlySet<string> = new Set<LaneName>(["page", "search"]);
const urgent: ReadonlySet<string> = new Set<LaneName>(["signIn", "write"]);

const signIn =
  /^\/api\/(login|register|reset-password|sign-in-alert|profile\/(password|email|second-step|passkeys))(\/|$)|^\/api\/profile$/;

const searchQueryPattern = /[?&](?:q|search|query)=[^&#]/;

/** Never rejected, so that monitoring works under load. */
const neverRejectedPath = /^\/api\/(health|ready|metrics)$/;

/** Decoded like Next, so that an alternative spelling of a path can't switch lanes. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return url.split(/[?#]/, 1)[0] ?? "";
  }
}

type LaneRequest = Pick<IncomingMessage, "method" | "url"> & Partial<Pick<IncomingMessage, "headers">>;

/** Null for requests that are never rejected: monitoring, and files that need no rendering. */
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
  enter(request: IncomingMessage): Promise<Release | null>;
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
  timeoutFactor: number;
  renderers: number;
  isFile?: (path: string) => boolean;
};

export function createAdmissionControl({
  timeoutFactor,
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
    const queueTimeoutMs = limits.queueTimeoutMs * timeoutFactor;
    const lane = new Lane(
      { ...limits, atOnce, waiting, queueTimeoutMs },
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
