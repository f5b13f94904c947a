import { createConcurrencyLimit } from "./concurrency-limit";

function makeWork() {
  const state = { running: 0, most: 0, ends: [] as ((fail: boolean) => void)[] };
  const work = () =>
    new Promise<void>((resolve, reject) => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      state.ends.push((fail) => {
        state.running -= 1;
        if (fail) reject(new Error("failed"));
        else resolve();
      });
    });
  return { state, work };
}

test("runs no more work at once than there are slots, and finishes all of it", async () => {
  const withSlot = createConcurrencyLimit(2);
  const { state, work } = makeWork();
  const all = Array.from({ length: 7 }, () => withSlot(work).catch(() => "failed"));
  for (let turn = 0; turn < 7; turn += 1) {
    await new Promise(setImmediate);
    // A failed call releases its slot too.
    state.ends[turn]?.(turn % 2 === 0);
  }
  expect((await Promise.all(all)).filter((result) => result === "failed")).toHaveLength(4);
  expect([state.most, state.running, state.ends.length]).toEqual([2, 0, 7]);
});

test("gives a free slot at once", async () => {
  const withSlot = createConcurrencyLimit(1);
  expect(await withSlot(async () => "first")).toBe("first");
  expect(await withSlot(async () => "second")).toBe("second");
});
