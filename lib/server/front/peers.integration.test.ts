import { setTimeout as delay } from "node:timers/promises";
import { eventually } from "@/prisma/test/eventually";
import { createListener, type Listener } from "../listen";
import { createPeers, type Peers } from "./peers";

const ends: (() => void | Promise<void>)[] = [];

const goneMs = 2000;

function join(hearing = (listener: Listener) => listener) {
  const listener = createListener({ heartbeatMs: 100, timeoutMs: 1500, retryMs: 50 });
  const peers = createPeers(hearing(listener), { beatMs: 100, peerTimeoutMs: goneMs, maxWaitMs: 30_000 });
  const leave = () => {
    peers.stop();
    return listener.stop();
  };
  ends.push(leave);
  return { peers, listener, leave };
}

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const message = (number: number) => ({ from: "renderer", number, kind: "purge" as const, tags: ["a"] });

async function waitForPeers(...all: { peers: Peers }[]): Promise<void> {
  await eventually(async () =>
    all.every(({ peers }) => peers.isInSync() && peers.others().length === all.length - 1),
  );
}

test("waits for no other in a single process", async () => {
  const one = join();
  await waitForPeers(one);
  await one.peers.awaitAll([message(1)]);
});

test("54: holds an answer until every other process has acted", async () => {
  const [one, two, three] = [join(), join(), join()];
  await waitForPeers(one, two, three);
  let isDone = false;
  const waited = one.peers.awaitAll([message(1)]).then(() => (isDone = true));
  two.peers.confirm(message(1));
  two.peers.confirm(message(2));
  three.peers.confirm(message(2));
  await one.peers.awaitAll([message(2)]);
  expect(isDone).toBe(false);
  three.peers.confirm(message(1));
  await waited;
  await one.peers.awaitAll([message(1)]);
});

test("stops waiting for a process that left", async () => {
  const [one, two] = [join(), join()];
  await waitForPeers(one, two);
  const waited = one.peers.awaitAll([message(1)]);
  await two.leave();
  await waited;
});

function createDelay() {
  let isPaused = false;
  const buffered: (() => void)[] = [];
  return {
    hearing: (listener: Listener): Listener => ({
      ...listener,
      add: (channel) =>
        listener.add({
          ...channel,
          message: (payload) =>
            isPaused ? void buffered.push(() => channel.message(payload)) : channel.message(payload),
        }),
    }),
    pause: () => (isPaused = true),
    take() {
      const drained = buffered.splice(0);
      return () => drained.forEach((arrive) => arrive());
    },
    release() {
      isPaused = false;
      this.take()();
    },
  };
}

test("waits for others with late heartbeats in a process with late notifications", async () => {
  const late = createDelay();
  const [one, two] = [join(late.hearing), join()];
  await waitForPeers(one, two);
  late.pause();
  await delay(goneMs);
  let isDone = false;
  const waited = one.peers.awaitAll([message(1)]).then(() => (isDone = true));
  await delay(goneMs);
  expect(isDone).toBe(false);
  two.peers.confirm(message(1));
  late.release();
  await waited;
});

test("serves nothing from memory in a process that receives its own heartbeat late, whatever arrives later", async () => {
  const late = createDelay();
  const one = join(late.hearing);
  await waitForPeers(one);
  late.pause();
  await delay(goneMs / 2);
  const arriveLate = late.take();
  await delay(goneMs);
  arriveLate();
  expect(one.peers.isInSync()).toBe(false);
  late.release();
  await eventually(async () => one.peers.isInSync());
});

test("serves nothing from memory in a process that has just started or lost its connection", async () => {
  const one = join();
  expect(one.peers.isInSync()).toBe(false);
  await eventually(async () => one.peers.isInSync());
  await one.listener.stop();
  expect(one.peers.isInSync()).toBe(false);
});
