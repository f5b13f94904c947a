import type { Listener } from "./listen";
import { createLive } from "./live";

const listener = {
  add: ({ up }) => up(),
} as Pick<Listener, "add"> as Listener;

test("allows 5 streams per session, 20 per person, and 1,000 per process, whatever the credential", () => {
  const live = createLive(listener);
  const join = (userId: string, sessionId: string) =>
    live.join({ userId, sessionId, wake: () => undefined, end: () => undefined });
  const times = (count: number, act: (index: number) => unknown) =>
    Array.from({ length: count }, (_, index) => act(index)).filter((leave) => leave !== null).length;

  const first = join("ann", "phone");
  expect(times(9, () => join("ann", "phone"))).toBe(4);
  first?.();
  expect(times(2, () => join("ann", "phone"))).toBe(1);
  expect(times(30, (index) => join("ann", `device ${index}`))).toBe(15);
  expect(times(1000, (index) => join(`person ${index}`, `device of ${index}`))).toBe(980);
});

test("ends every stream by a close, and admits no other", () => {
  const live = createLive(listener);
  const ended: string[] = [];
  const join = (sessionId: string) =>
    live.join({
      userId: "ann",
      sessionId,
      wake: () => undefined,
      end: () => void ended.push(sessionId),
    });
  join("phone");
  join("laptop");
  live.close();
  expect(ended).toEqual(["phone", "laptop"]);
  expect(join("tablet")).toBeNull();
});
