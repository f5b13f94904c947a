import type { IncomingMessage } from "node:http";
import { createUploads } from "./uploads";

const uploads = () => {
  const lane = { waiting: 2, queueTimeoutMs: 60_000, leaseMs: 120_000 };
  return createUploads({ https: false, session: { ...lane, atOnce: 2 }, network: { ...lane, atOnce: 4 } });
};

function request(session: string | null, remoteAddress: string): IncomingMessage {
  const headers = session ? { cookie: `next-auth.session-token=${session}` } : {};
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

function watch(entries: Promise<(() => void) | null>[]): string[] {
  const states = entries.map(() => "waiting");
  entries.forEach((one, index) => void one.then((leave) => (states[index] = leave ? "inside" : "refused")));
  return states;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("limits a session to two uploads at a time without blocking others", async () => {
  const { enter } = uploads();
  const own = Array.from({ length: 5 }, () => enter(request("a", "203.0.113.1")));
  const states = watch(own);
  const others = watch([enter(request("b", "203.0.113.1")), enter(request("c", "203.0.113.2"))]);
  await settle();
  expect(states).toEqual(["inside", "inside", "waiting", "waiting", "refused"]);
  expect(others).toEqual(["inside", "inside"]);
  const leave = await own[0];
  leave?.();
  leave?.();
  await settle();
  expect(states).toEqual(["inside", "inside", "inside", "waiting", "refused"]);
});

test.each([
  ["an IPv4 address", ["203.0.113.1", "::ffff:203.0.113.1"], "203.0.113.2"],
  ["the /64 of an IPv6 address", ["2001:db8::1", "2001:db8::2"], "2001:db8:0:1::1"],
])("limits %s to four uploads at a time across sessions", async (_, addresses, other) => {
  const { enter } = uploads();
  const entries = Array.from({ length: 6 }, (_, index) => enter(request(`s${index}`, addresses[index % 2]!)));
  const states = watch(entries);
  const elsewhere = watch([enter(request("s9", other))]);
  await settle();
  expect(states).toEqual(["inside", "inside", "inside", "inside", "waiting", "waiting"]);
  expect(elsewhere).toEqual(["inside"]);
  for (const one of entries.slice(0, 2)) (await one)?.();
  await settle();
  expect(states).toEqual(Array(6).fill("inside"));
});

test("allows two uploads per session and four per network at a time by default", async () => {
  const { enter } = createUploads({ https: false });
  const own = watch(Array.from({ length: 3 }, () => enter(request("a", "203.0.113.1"))));
  const others = watch(["b", "c", "d"].map((session) => enter(request(session, "203.0.113.1"))));
  await settle();
  expect(own).toEqual(["inside", "inside", "waiting"]);
  expect(others).toEqual(["inside", "inside", "waiting"]);
});

test("refuses a request that waited too long and frees its session’s place", async () => {
  const { enter } = uploads();
  const leases = await Promise.all(
    Array.from({ length: 4 }, (_, index) => enter(request(`s${index}`, "203.0.113.1"))),
  );
  const states = watch([enter(request("late", "203.0.113.1"))]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(["refused"]);
  for (const leave of leases) leave?.();
  const again = watch([enter(request("late", "203.0.113.1")), enter(request("late", "203.0.113.1"))]);
  await settle();
  expect(again).toEqual(["inside", "inside"]);
});

test("refuses uploads without a session", async () => {
  await expect(uploads().enter(request(null, "203.0.113.1"))).rejects.toMatchObject({ status: 401 });
});
