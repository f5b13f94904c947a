import "server-only";
import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/shared/app-error";
import { clientAddress, networkOf } from "../request-meta";
import { Lane, type Release, type Limits } from "./lane";
import { credentialOf } from "./streams";

const limits = {
  session: { atOnce: 2, waiting: 20, queueTimeoutMs: 60_000, leaseMs: 330_000 },
  network: { atOnce: 4, waiting: 40, queueTimeoutMs: 60_000, leaseMs: 330_000 },
} as const satisfies Record<string, Limits>;

function createLanes(limits: Limits): (key: string) => Promise<Release | null> {
  const lanes = new Map<string, { lane: Lane; users: number }>();
  return async function enter(key) {
    const own = lanes.get(key) ?? { lane: new Lane(limits), users: 0 };
    lanes.set(key, own);
    own.users += 1;
    const leaveLane = await own.lane.enter();
    let isInside = true;
    function leave(): void {
      if (!isInside) return;
      isInside = false;
      leaveLane?.();
      own.users -= 1;
      if (own.users === 0) lanes.delete(key);
    }
    if (leaveLane) return leave;
    leave();
    return null;
  };
}

/** Socket address; behind trusted proxies the client's is in X-Forwarded-For. */
export function peerOf(request: IncomingMessage): string {
  return request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
}

function networkOfRequest(request: IncomingMessage): string {
  const forwarded = String(request.headers["x-forwarded-for"] ?? "");
  return networkOf(
    clientAddress(new Headers({ "x-forwarded-for": forwarded, "x-plaza-peer": peerOf(request) })),
  );
}

type Options = { https: boolean } & Partial<Record<keyof typeof limits, Limits>>;

export function createUploads({ https, session = limits.session, network = limits.network }: Options) {
  const enterSession = createLanes(session);
  const enterNetwork = createLanes(network);
  return {
    /** Returns a release function, or null if the queue is full; throws 401 if not signed in. */
    async enter(request: IncomingMessage): Promise<Release | null> {
      const credential = credentialOf(request, https);
      if (!credential) throw new AppError("not_signed_in", "Please sign in to continue.");
      const leaveSession = await enterSession(credential);
      const leaveNetwork = leaveSession && (await enterNetwork(networkOfRequest(request)));
      if (!leaveNetwork) {
        leaveSession?.();
        return null;
      }
      return () => {
        leaveNetwork();
        leaveSession();
      };
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
