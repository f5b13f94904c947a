import { deleteExpired } from "@/lib/platform/cleanup.commands";
import { rows, sql, transaction } from "@/lib/server/db";
import { openEventStream } from "@/lib/server/event-stream";
import { createListener, type Listener } from "@/lib/server/listen";
import { createLive, type LiveChannel } from "@/lib/server/live";
import { eventually } from "@/prisma/test/eventually";
import { createPerson } from "@/prisma/test/people";
import { listEventsAfter } from "./queries";
import { recordEvents } from "./rows";

describe("stream", () => {
  const subject = (digit: number) => `01890000-0000-7000-8000-00000000000${digit}`;

  const listeners: Listener[] = [];

  afterEach(async () => {
    await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
  });

  async function startProcess(): Promise<{ live: LiveChannel; listener: Listener }> {
    const listener = createListener({ heartbeatMs: 100, timeoutMs: 3000, retryMs: 50 });
    listeners.push(listener);
    const live = createLive(listener);
    await live.whenConnected(10_000);
    return { live, listener };
  }

  type Follow = {
    live: LiveChannel;
    userId: string;
    sessionId?: string;
    after?: number | null;
    isAllowed?: () => Promise<boolean>;
  };

  function follow({ live, userId, sessionId = subject(9), after = 0, isAllowed = async () => true }: Follow) {
    const response = openEventStream({ live, userId, sessionId, after, isAllowed, read: listEventsAfter });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const received: string[] = [];
    let text = "";
    let ended = false;
    async function read(): Promise<void> {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        text += value;
        const blocks = text.split("\n\n");
        text = blocks.pop() ?? "";
        for (const block of blocks) {
          const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.+)$/.exec(block) ?? [];
          if (id) received.push(`${id} ${event} ${data}`);
        }
      }
      ended = true;
    }
    const reading = read();
    return {
      response,
      received,
      isEnded: () => ended,
      until: (count: number) => eventually(async () => received.length >= count),
      leave: () => reader.cancel().then(() => reading),
    };
  }

  async function startSession(of?: string): Promise<{ id: string; userId: string }> {
    const userId = of ?? (await createPerson()).id;
    const [session] = await rows<{ id: string }>(sql`
    INSERT INTO sessions (id, user_id, rotation, expires_at)
    VALUES (gen_random_uuid(), ${userId}::uuid, gen_random_uuid(), now() + interval '1 day') RETURNING id`);
    return { id: session!.id, userId };
  }

  function record(userIds: string[], digit: number): Promise<void> {
    return transaction(async (tx) =>
      recordEvents(tx, userIds, { topic: "message", subjectId: subject(digit) }),
    );
  }

  test("sends an event only to the streams of its person, on two processes", async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    const [one, other] = [(await createPerson()).id, (await createPerson()).id];
    const streams = [
      follow({ live: here.live, userId: one }),
      follow({ live: there.live, userId: one }),
      follow({ live: here.live, userId: other, after: null }),
    ] as const;
    expect(streams[0].response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    await record([one], 1);
    await record([one], 2);
    await Promise.all([streams[0].until(2), streams[1].until(2), streams[2].until(1)]);
    for (const { received } of streams.slice(0, 2)) {
      expect(received).toEqual([`1 message ${subject(1)}`, `2 message ${subject(2)}`]);
    }
    expect(streams[2].received).toEqual(["0 hello 0"]);
    await Promise.all(streams.map(({ leave }) => leave()));
  });

  test("sends each missed event once to a browser that reconnects to another process", async () => {
    const first = await startProcess();
    const { id } = await createPerson();
    const before = follow({ live: first.live, userId: id });
    await record([id], 1);
    await before.until(1);
    await first.listener.stop();
    await eventually(async () => before.isEnded());
    await record([id], 2);

    const second = await startProcess();
    const after = follow({ live: second.live, userId: id, after: 1 });
    await record([id], 3);
    await after.until(2);
    expect([...before.received, ...after.received]).toEqual([
      `1 message ${subject(1)}`,
      `2 message ${subject(2)}`,
      `3 message ${subject(3)}`,
    ]);
    await after.leave();
  });

  test("resets a browser that was away longer than events are stored", async () => {
    const { live } = await startProcess();
    const { id } = await createPerson();
    await record([id], 1);
    await record([id], 2);
    await rows(sql`DELETE FROM live_events WHERE user_id = ${id}::uuid AND number = 1`);
    const stream = follow({ live, userId: id, after: 0 });
    await stream.until(1);
    await record([id], 3);
    await stream.until(2);
    expect(stream.received).toEqual(["2 reset 0", `3 message ${subject(3)}`]);
    // A number that this database never issued, as after a restore.
    const ahead = follow({ live, userId: id, after: 40 });
    await ahead.until(1);
    expect(ahead.received).toEqual(["3 reset 0"]);
    await Promise.all([stream.leave(), ahead.leave()]);
  });

  test("ends a stream with its session and its database connection, and starts no other meanwhile", async () => {
    const { live, listener } = await startProcess();
    const { id } = await createPerson();
    const [ended, active, deleted] = [await startSession(id), await startSession(id), await startSession(id)];
    const streams = [ended, active, deleted].map((session) =>
      follow({ live, userId: id, sessionId: session.id }),
    );
    await rows(sql`UPDATE sessions SET revoked_at = now() WHERE id = ${ended.id}::uuid`);
    await rows(sql`DELETE FROM sessions WHERE id = ${deleted.id}::uuid`);
    await eventually(async () => streams[0]!.isEnded() && streams[2]!.isEnded());
    await record([id], 1);
    await streams[1]!.until(1);
    expect(streams[0]!.received).toEqual([]);

    // A session that ended before this process was listening.
    const late = follow({ live, userId: id, isAllowed: async () => false });
    await eventually(async () => late.isEnded());
    expect(late.received).toEqual([]);

    await listener.stop();
    await eventually(async () => streams[1]!.isEnded());
    expect(() => follow({ live, userId: id })).toThrow("Live updates are paused.");
  });

  test("ends a stream with its session", async () => {
    const { live } = await startProcess();
    const { userId, id } = await startSession();
    const stream = follow({ live, userId, sessionId: id });
    await rows(sql`UPDATE sessions SET revoked_at = now() WHERE id = ${id}::uuid`);
    await eventually(async () => stream.isEnded());
  });

  test("sends events together, in order, that are more than one read fetches", async () => {
    const { live } = await startProcess();
    const { id } = await createPerson();
    await rows(sql`
    WITH counter AS (INSERT INTO live_event_counters (user_id, last) VALUES (${id}::uuid, 1201))
    INSERT INTO live_events (user_id, number, topic, subject_id)
    SELECT ${id}::uuid, n, 'message', ${subject(1)}::uuid FROM generate_series(1, 1201) n`);
    const stream = follow({ live, userId: id });
    await stream.until(1201);
    expect(stream.received.map((line) => Number(line.split(" ")[0]))).toEqual(
      Array.from({ length: 1201 }, (_, index) => index + 1),
    );
    await stream.leave();
  });
});

describe("event queries", () => {
  const subject = "01890000-0000-7000-8000-00000000abcd";

  function record(userIds: string[], topic: "message" | "notification" = "message"): Promise<void> {
    return transaction(async (tx) => recordEvents(tx, userIds, { topic, subjectId: subject }));
  }

  test("numbers events without a gap for each of two people in a hundred concurrent transactions", async () => {
    const [one, two] = [(await createPerson()).id, (await createPerson()).id];
    await Promise.all(Array.from({ length: 100 }, (_, index) => record(index % 2 ? [one, two] : [two, one])));
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
    for (const person of [one, two]) {
      const { events, last } = await listEventsAfter(person, 0);
      expect(events.map(({ number }) => number)).toEqual(numbers);
      expect(last).toBe(100);
    }
    expect((await listEventsAfter(one, 98)).events.map(({ number }) => number)).toEqual([99, 100]);
  });

  test("records a repeated event once, several topics in order, and nothing of a failed transaction", async () => {
    const { id } = await createPerson();
    await transaction(async (tx) => {
      recordEvents(tx, [id, id], { topic: "notification", subjectId: subject });
      recordEvents(tx, [id], { topic: "message", subjectId: subject });
      recordEvents(tx, [id], { topic: "message", subjectId: subject });
    });
    const failing = transaction(async (tx) => {
      recordEvents(tx, [id], { topic: "message", subjectId: subject });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await listEventsAfter(id, 0)).toEqual({
      events: [
        { number: 1, topic: "notification", subjectId: subject },
        { number: 2, topic: "message", subjectId: subject },
      ],
      last: 2,
    });
  });

  test("starts a person without events at 0, without events of others", async () => {
    const [one, two] = [(await createPerson()).id, (await createPerson()).id];
    await record([one]);
    expect(await listEventsAfter(two, null)).toEqual({ events: [], last: 0 });
    expect(await listEventsAfter(one, null)).toEqual({ events: [], last: 1 });
  });

  test("deletes events after a day, and continues the numbering", async () => {
    const { id } = await createPerson();
    await record([id]);
    await rows(
      sql`UPDATE live_events SET created_at = now() - interval '25 hours' WHERE user_id = ${id}::uuid`,
    );
    await deleteExpired();
    await record([id]);
    expect((await listEventsAfter(id, 0)).events.map(({ number }) => number)).toEqual([2]);
  });
});
