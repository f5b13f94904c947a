import "server-only";
import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/shared/app-error";
import { readBearer, readCookie, sessionNameOf } from "../cookies";

const limits = { atOnce: 1000, perCredential: 5 };

type Options = { https: boolean } & Partial<typeof limits>;

/** Exactly the credential that the renderer checks, so that clients can't use up someone else's limit. */
export function credentialOf({ headers }: Pick<IncomingMessage, "headers">, https: boolean): string | null {
  const bearer = readBearer(headers.authorization ?? null);
  return bearer ?? readCookie(headers.cookie ?? null, sessionNameOf({ https }));
}

export function createStreams({ https, ...overrides }: Options) {
  const { atOnce, perCredential } = { ...limits, ...overrides };
  const counts = new Map<string, number>();
  let open = 0;
  return {
    get open() {
      return open;
    },
    /**
     * Returns a release function, or null at the limit of the credential or the server. Throws 401 without a
     * credential.
     */
    enter(request: Pick<IncomingMessage, "headers">): (() => void) | null {
      const credential = credentialOf(request, https);
      if (!credential) throw new AppError("not_signed_in", "Please sign in to continue.");
      const own = counts.get(credential) ?? 0;
      if (open >= atOnce || own >= perCredential) return null;
      open += 1;
      counts.set(credential, own + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        open -= 1;
        const left = (counts.get(credential) ?? 1) - 1;
        if (left > 0) counts.set(credential, left);
        else counts.delete(credential);
      };
    },
  };
}

export type Streams = ReturnType<typeof createStreams>;
