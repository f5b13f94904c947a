import { processDue, processInBatches, type Batch, type Portion } from "./batch-processing";

test("retries only the failed portion one by one, and skips items that fail alone", async () => {
  const left = ["a", "b", "c", "d", "e", "f", "g"];
  const limits: number[] = [];
  async function work({ limit, skip, take }: Portion): Promise<void> {
    limits.push(limit);
    const claimed = left.filter((id) => !skip.includes(id)).slice(0, limit);
    take(claimed);
    if (claimed.includes("b")) throw new Error("b can't be done");
    left.splice(0, left.length, ...left.filter((id) => !claimed.includes(id)));
  }
  expect(await processInBatches("test", 3, work)).toBe(6);
  expect(left).toEqual(["b"]);
  expect(limits).toEqual([3, 1, 1, 1, 3, 3, 3]);
});

test("processes every due row once, although the oldest ones fail or stay due", async () => {
  const due = ["fails", "stays", "a", "b", "c"].map((id) => ({ id }));
  const done: string[] = [];
  const read = async ({ limit, skip }: Batch) =>
    due.filter(({ id }) => !skip.includes(id) && !done.includes(id)).slice(0, limit);
  async function work({ id }: { id: string }): Promise<void> {
    if (id === "fails") throw new Error("It can't be done");
    if (id !== "stays") done.push(id);
  }
  expect(await processDue({ event: "test", size: 2 }, read, work)).toBe(5);
  expect(done).toEqual(["a", "b", "c"]);
});
