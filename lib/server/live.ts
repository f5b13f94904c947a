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

export type LiveChannel = {
  /** Returns a function to leave; null while notifications are down or at a limit of the session, user, or process. */
  join(member: Member): (() => void) | null;
  whenConnected(timeoutMs: number): Promise<void>;
  close(): void;
};

const streamLimits = { perSession: 5, perUser: 20, inAll: 1000 };

class Members {
  private readonly all = new Set<Member>();
  private readonly byUser = new Map<string, Set<Member>>();

  ofUser(userId: string): Member[] {
    return [...(this.byUser.get(userId) ?? [])];
  }

  hasRoomFor({ userId, sessionId }: Member): boolean {
    const own = this.ofUser(userId);
    const ofSession = own.filter((member) => member.sessionId === sessionId);
    const isFull = ofSession.length >= streamLimits.perSession || own.length >= streamLimits.perUser;
    return !isFull && this.all.size < streamLimits.inAll;
  }

  add(member: Member): () => void {
    const own = this.byUser.get(member.userId) ?? new Set();
    this.byUser.set(member.userId, own.add(member));
    this.all.add(member);
    return () => {
      this.all.delete(member);
      own.delete(member);
      if (own.size === 0 && this.byUser.get(member.userId) === own) this.byUser.delete(member.userId);
    };
  }

  endWhere(isMeant: (member: Member) => boolean): void {
    for (const member of [...this.all]) if (isMeant(member)) member.end();
  }
}

type Handlers = Record<string, (payload: string) => void>;

function joinChannels(listener: Listener, handlers: Handlers, onDown: () => void) {
  const names = Object.keys(handlers);
  const up = new Set<string>();
  const isConnected = () => up.size === names.length;
  let resolve: () => void = () => undefined;
  let connected = new Promise<void>((settle) => (resolve = settle));
  for (const name of names) {
    listener.add({
      name,
      message: handlers[name]!,
      up() {
        up.add(name);
        if (isConnected()) resolve();
      },
      down() {
        if (isConnected()) connected = new Promise((settle) => (resolve = settle));
        up.delete(name);
        onDown();
      },
    });
  }
  return { isConnected, connected: () => connected };
}

export function createLive(listener: Listener): LiveChannel {
  const members = new Members();
  let isClosed = false;

  function endAll(): void {
    members.endWhere(() => true);
  }

  const handlers: Handlers = {
    [liveChannel]: (userId) => members.ofUser(userId).forEach((member) => member.wake()),
    [sessionChannel]: (sessionId) => members.endWhere((member) => member.sessionId === sessionId),
  };
  // While the shared connection is down, a session could end unnoticed, so all streams end.
  const { isConnected, connected } = joinChannels(listener, handlers, endAll);

  return {
    async whenConnected(timeoutMs) {
      if (!isConnected()) await Promise.race([connected(), delay(timeoutMs, undefined, { ref: false })]);
    },
    close() {
      isClosed = true;
      endAll();
    },
    join(member) {
      if (!isConnected() || isClosed || !members.hasRoomFor(member)) return null;
      return members.add(member);
    },
  };
}

export function sharedLive(): LiveChannel {
  return processSingleton("plazaLive", () => createLive(sharedListener()));
}
