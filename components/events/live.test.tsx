import { installBrowserParts } from "@/prisma/test/browser-parts";
import { closeEventStream } from "./ending";
import { subscribeToEvents } from "./live";

installBrowserParts();

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Stream[] = [];
  readyState = 1;

  constructor(readonly address: string) {
    super();
    Stream.opened.push(this);
  }

  emit(type: string, number: number, data: string): void {
    this.dispatchEvent(new MessageEvent(type, { lastEventId: String(number), data }));
  }

  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  breakOff(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

let received: (string | null)[] = [];
let leave: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: Stream });
  Stream.opened.length = 0;
  received = [];
  leave = subscribeToEvents("ann", "message", (id) => received.push(id));
});

afterEach(() => {
  leave();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const latest = () => Stream.opened.at(-1)!;

describe("a person's events in the browser", () => {
  test("delivers each event once, even when a broken stream repeats some", () => {
    latest().emit("hello", 4, "0");
    latest().emit("message", 5, "a");
    latest().breakOff();
    latest().emit("message", 5, "a");
    latest().emit("message", 6, "b");
    expect(received).toEqual([null, "a", "b"]);
    expect(Stream.opened.map(({ address }) => address)).toEqual(["/api/events"]);
  });

  test("stops for all followers at once when the user logs out", () => {
    const others = subscribeToEvents("ann", "notification", (id) => received.push(id));
    const stream = latest();
    closeEventStream();
    expect(stream.readyState).toBe(Stream.CLOSED);
    jest.advanceTimersByTime(60_000);
    expect([Stream.opened.length, received]).toEqual([1, []]);
    others();
  });

  test("polls every 15 seconds while no stream opens, and continues from the last event when it reopens", () => {
    latest().emit("hello", 4, "0");
    latest().emit("message", 5, "a");
    received = [];
    latest().refuse();
    for (const attempt of [1, 2]) {
      jest.advanceTimersByTime(14_999);
      expect(received).toHaveLength(attempt - 1);
      jest.advanceTimersByTime(1);
      expect(received).toEqual(Array.from({ length: attempt }, () => null));
      expect(latest().address).toBe("/api/events?after=5");
      if (attempt === 1) latest().refuse();
    }
    expect(Stream.opened).toHaveLength(3);
    latest().emit("message", 5, "a");
    latest().emit("message", 6, "b");
    expect(received).toEqual([null, null, "b"]);
    for (let beats = 0; beats < 3; beats += 1) {
      jest.advanceTimersByTime(20_000);
      latest().emit("beat", 6, "0");
    }
    expect(Stream.opened).toHaveLength(3);
  });

  test("polls every 15 seconds while an open stream is silent, as behind a buffering proxy", () => {
    latest().emit("message", 5, "a");
    received = [];
    jest.advanceTimersByTime(44_999);
    expect(received).toEqual([]);
    jest.advanceTimersByTime(15_001);
    expect(received).toEqual([null, null]);
    expect(Stream.opened.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED, Stream.CLOSED, 1]);
    latest().emit("beat", 5, "0");
    jest.advanceTimersByTime(44_999);
    expect(received).toHaveLength(2);
  });

  test("refetches everything when missed events are lost", () => {
    latest().emit("message", 5, "a");
    latest().emit("reset", 90, "0");
    latest().emit("message", 91, "b");
    expect(received).toEqual(["a", null, "b"]);
  });

  test("stops when the last subscriber leaves", () => {
    const other = subscribeToEvents("ann", "notification", () => undefined);
    leave();
    jest.advanceTimersByTime(1);
    expect(latest().readyState).toBe(1);
    other();
    jest.advanceTimersByTime(1);
    expect(latest().readyState).toBe(Stream.CLOSED);
  });
});
