import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { processSingleton } from "./process-singleton";
import { sharedListener, type Listener } from "./listen";

/** Says whose pages are to look for what changed: a user's id. */
export const liveChannel = "plaza_events";
/** Says which session has ended: its id. */
const sessionChannel = "plaza_sessions";

type Member = {
  userId: string;
  sessionId: string;
  /** Something changed for the user. */
  wake(): void;
  /** The session ended, or nobody hears whether it does. */
  end(): void;
};

export type Live = {
  /**
   * Null while changes and ends of sessions are not heard, and where the session, the user or the process has as many as
   * it may. Returns what to call when the member leaves.
   */
  join(member: Member): (() => void) | null;
  /** Waits until they are heard, at most so many milliseconds. */
  whenConnected(patienceMs: number): Promise<void>;
  /** Ends every member and admits no other. */
  close(): void;
};

/** Each may have so many streams of one process: a person has several devices, and a session several tabs. */
const streamLimits = { perSession: 5, perUser: 20, inAll: 1000 };

/** The open streams of this process, found by user and by session. */
export function createLive(listener: Listener): Live {
  const members = new Set<Member>();
  const byUser = new Map<string, Set<Member>>();
  let up = 0;
  let isClosed = false;
  let announce: () => void = () => undefined;
  let heard = new Promise<void>((resolve) => (announce = resolve));

  function endWhere(isMeant: (member: Member) => boolean): void {
    for (const member of [...members]) if (isMeant(member)) member.end();
  }

  /** Both channels are on one connection: while it is lost, a session may end unheard. */
  function add(name: string, message: (payload: string) => void): void {
    let isUp = false;
    listener.add({
      name,
      message,
      up() {
        if (!isUp) up += 1;
        isUp = true;
        if (up === 2) announce();
      },
      down() {
        if (up === 2) heard = new Promise((resolve) => (announce = resolve));
        if (isUp) up -= 1;
        isUp = false;
        endWhere(() => true);
      },
    });
  }

  add(liveChannel, (userId) => {
    for (const member of [...(byUser.get(userId) ?? [])]) member.wake();
  });
  add(sessionChannel, (sessionId) => endWhere((member) => member.sessionId === sessionId));

  return {
    async whenConnected(patienceMs) {
      if (up < 2) await Promise.race([heard, delay(patienceMs, undefined, { ref: false })]);
    },
    close() {
      isClosed = true;
      endWhere(() => true);
    },
    join(member) {
      if (up < 2 || isClosed) return null;
      const own = byUser.get(member.userId) ?? new Set();
      const ofSession = [...own].filter(({ sessionId }) => sessionId === member.sessionId);
      const isFull = ofSession.length >= streamLimits.perSession || own.size >= streamLimits.perUser;
      if (isFull || members.size >= streamLimits.inAll) return null;
      byUser.set(member.userId, own.add(member));
      members.add(member);
      return () => {
        members.delete(member);
        own.delete(member);
        if (own.size === 0 && byUser.get(member.userId) === own) byUser.delete(member.userId);
      };
    },
  };
}

/** The one of this process, whatever number of bundles hold a copy of this module. */
export function sharedLive(): Live {
  return processSingleton("plazaLive", () => createLive(sharedListener()));
}
