import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { processSingleton } from "./process-singleton";
import { sharedListener, type Listener } from "./listen";

export const liveChannel = "plaza_events";
const sessionChannel = "plaza_sessions";

type Member = {
  userId: string;
  sessionId: string;
  wake(): void;
  end(): void;
};

export type Live = {
  /** Returns a function to leave; null while notifications are down or at a limit of the session, user, or process. */
  join(member: Member): (() => void) | null;
  whenConnected(patienceMs: number): Promise<void>;
  close(): void;
};

const streamLimits = { perSession: 5, perUser: 20, inAll: 1000 };

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

  /** While the shared connection is down, a session could end unnoticed, so all streams end. */
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

export function sharedLive(): Live {
  return processSingleton("plazaLive", () => createLive(sharedListener()));
}
