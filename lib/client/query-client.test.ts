/** @jest-environment jsdom */
import { focusManager, MutationObserver, QueryObserver } from "@tanstack/react-query";
import { makeQueryClient } from "./query-client";

const minute = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function observe(answer: () => Promise<unknown>) {
  const client = makeQueryClient();
  client.mount();
  const queryFn = jest.fn(answer);
  const look = () => new QueryObserver(client, { queryKey: ["x"], queryFn }).subscribe(() => {});
  const end = () => {
    client.clear();
    client.unmount();
  };
  return { client, queryFn, look, end };
}

describe("query behavior (spec section 7)", () => {
  test("keeps an answer fresh for 15 minutes", async () => {
    const { queryFn, look, end } = observe(() => Promise.resolve(1));
    const leave = look();
    await jest.advanceTimersByTimeAsync(0);
    leave();
    await jest.advanceTimersByTimeAsync(15 * minute - 1);
    look()();
    expect(queryFn).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2);
    look();
    expect(queryFn).toHaveBeenCalledTimes(2);
    end();
  });

  test("discards an answer that has been unused for 30 minutes", async () => {
    const { client, look, end } = observe(() => Promise.resolve(1));
    const leave = look();
    await jest.advanceTimersByTimeAsync(0);
    leave();
    await jest.advanceTimersByTimeAsync(30 * minute - 1);
    expect(client.getQueryData(["x"])).toBe(1);
    await jest.advanceTimersByTimeAsync(2);
    expect(client.getQueryData(["x"])).toBeUndefined();
    end();
  });

  test("sends a failing call once, without a retry", async () => {
    const { client, queryFn, look, end } = observe(() => Promise.reject(new Error("no")));
    look();
    await jest.advanceTimersByTimeAsync(minute);
    expect([queryFn.mock.calls.length, client.getQueryState(["x"])?.status]).toEqual([1, "error"]);
    end();
  });

  test("fetches once, without polling or refetching when the window gets the focus", async () => {
    const { queryFn, look, end } = observe(() => Promise.resolve(1));
    look();
    await jest.advanceTimersByTimeAsync(20 * minute);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await jest.advanceTimersByTimeAsync(minute);
    expect(queryFn).toHaveBeenCalledTimes(1);
    end();
  });

  test("refetches after a write only queries that were in flight", async () => {
    let stored = "before";
    const { client, queryFn, look, end } = observe(async () => {
      const read = stored;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return read;
    });
    look();
    const write = () =>
      new MutationObserver(client, {
        mutationFn: async () => (stored = "after"),
        onSuccess: () => client.setQueryData(["x"], "after"),
      }).mutate();
    await write();
    expect(client.getQueryData(["x"])).toBe("after");
    await jest.advanceTimersByTimeAsync(250);
    expect(client.getQueryData(["x"])).toBe("after");
    expect(queryFn).toHaveBeenCalledTimes(2);

    await write();
    await jest.advanceTimersByTimeAsync(250);
    expect(queryFn).toHaveBeenCalledTimes(2);
    end();
  });
});
