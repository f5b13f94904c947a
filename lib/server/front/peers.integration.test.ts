import { eventually } from "@/prisma/test/eventually";
import { createListener, type Listener } from "../listen";
import { createPeers, type Peers } from "./peers";

const ends: (() => void | Promise<void>)[] = [];

/** A process that shows pages from memory, as the others see it. */
function join(): { peers: Peers; listener: Listener; leave: () => Promise<void> } {
  const listener = createListener({ heartbeatMs: 100, silenceMs: 300, retryMs: 50 });
  const peers = createPeers(listener, { beatMs: 100, goneMs: 600 });
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

async function allMet(...all: { peers: Peers }[]): Promise<void> {
  await eventually(async () =>
    all.every(({ peers }) => peers.isHeard() && peers.others().length === all.length - 1),
  );
}

test("who is alone waits for nobody", async () => {
  const one = join();
  await allMet(one);
  await one.peers.awaitAll([message(1)]);
});

test("an answer waits until every other process has acted", async () => {
  const [one, two, three] = [join(), join(), join()];
  await allMet(one, two, three);
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

test("nobody waits for one that is gone", async () => {
  const [one, two] = [join(), join()];
  await allMet(one, two);
  const waited = one.peers.awaitAll([message(1)]);
  await two.leave();
  await waited;
});

test("a process that has just come, or that nobody hears, shows nothing from memory", async () => {
  const one = join();
  expect(one.peers.isHeard()).toBe(false);
  await eventually(async () => one.peers.isHeard());
  await one.listener.stop();
  expect(one.peers.isHeard()).toBe(false);
});
