import { createBatch } from "./batch";
import { log } from "./log";

type Item = { from: string; number: number };

function makeBatch({
  write,
  maxItems = 3,
  maxItemsPerSender = 100,
}: Partial<Parameters<typeof createBatch<Item>>[0]>) {
  const written: number[][] = [];
  const batch = createBatch<Item>({
    name: "test",
    maxItems,
    maxItemsPerSender,
    senderOf: ({ from }) => from,
    everyMs: 5000,
    write: write ?? (async (items) => void written.push(items.map(({ number }) => number))),
  });
  const add = (from: string, ...numbers: number[]) =>
    numbers.forEach((number) => batch.add({ from, number }));
  return { batch, written, add };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("writes waiting items together, five seconds after the first one", async () => {
  const { written, add } = makeBatch({});
  add("ann", 1);
  await jest.advanceTimersByTimeAsync(4999);
  add("bob", 2);
  expect(written).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(written).toEqual([[1, 2]]);
  await jest.advanceTimersByTimeAsync(60_000);
  add("bob", 3);
  await jest.advanceTimersByTimeAsync(5000);
  expect(written).toEqual([[1, 2], [3]]);
});

test("writes waiting items on a flush, and writes nothing if none wait", async () => {
  const { batch, written, add } = makeBatch({});
  await batch.flush();
  add("ann", 1);
  await batch.flush();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual([[1]]);
});

test("drops the oldest items instead of growing, and logs how many", async () => {
  const warn = jest.spyOn(log, "warn");
  const { batch, written, add } = makeBatch({ maxItems: 10_000, maxItemsPerSender: 20_000 });
  add("ann", ...Array.from({ length: 10_002 }, (_, number) => number));
  await batch.flush();
  expect(written[0]).toHaveLength(10_000);
  expect([written[0]?.[0], written[0]?.at(-1)]).toEqual([2, 10_001]);
  expect(warn).toHaveBeenCalledWith({ event: "batch_dropped", name: "test", count: 2 });
});

test("limits one sender to its share of each batch, and leaves room for others", async () => {
  const { batch, written, add } = makeBatch({ maxItemsPerSender: 2 });
  add("ann", 1, 2, 3, 4);
  add("bob", 5);
  await batch.flush();
  add("ann", 6);
  await batch.flush();
  expect(written).toEqual([[1, 2, 5], [6]]);
});

test("loses only the items that could not be written", async () => {
  const warn = jest.spyOn(log, "warn");
  const written: number[] = [];
  const { batch, add } = makeBatch({
    write: async (items) => {
      if (items[0]?.number === 1) throw new Error("the database is away");
      written.push(...items.map(({ number }) => number));
    },
  });
  add("ann", 1, 2);
  await batch.flush();
  add("ann", 3);
  await batch.flush();
  expect(written).toEqual([3]);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ event: "batch_lost", count: 2, err: expect.any(Error) }),
  );
});

test("writes one batch at a time, however slow they are", async () => {
  let running = 0;
  let most = 0;
  const { batch, add } = makeBatch({
    write: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 7000));
      running -= 1;
    },
  });
  add("ann", 1);
  const first = batch.flush();
  add("ann", 2);
  const second = batch.flush();
  await jest.advanceTimersByTimeAsync(20_000);
  await Promise.all([first, second]);
  expect([most, running]).toEqual([1, 0]);
});
