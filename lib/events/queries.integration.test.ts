import { rows, sql, transaction } from "@/lib/server/db";
import { createPerson } from "@/prisma/test/people";
import { forgetExpired } from "@/lib/platform/upkeep.commands";
import { listEventsAfter } from "./queries";
import { recordEvents } from "./rows";

const subject = "01890000-0000-7000-8000-00000000abcd";

function record(userIds: string[], topic: "message" | "notification" = "message"): Promise<void> {
  return transaction(async (tx) => recordEvents(tx, userIds, { topic, subjectId: subject }));
}

test("a hundred transactions that write to the same two people at once leave numbers without a gap, for each of them", async () => {
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

test("a transaction records what happened twice once, several topics in their order, and nothing when it fails", async () => {
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

test("a person without an event begins at 0, and nobody gets what is another's", async () => {
  const [one, two] = [(await createPerson()).id, (await createPerson()).id];
  await record([one]);
  expect(await listEventsAfter(two, null)).toEqual({ events: [], last: 0 });
  expect(await listEventsAfter(one, null)).toEqual({ events: [], last: 1 });
});

test("events are forgotten after a day, their numbers go on", async () => {
  const { id } = await createPerson();
  await record([id]);
  await rows(
    sql`UPDATE live_events SET created_at = now() - interval '25 hours' WHERE user_id = ${id}::uuid`,
  );
  await forgetExpired();
  await record([id]);
  expect((await listEventsAfter(id, 0)).events.map(({ number }) => number)).toEqual([2]);
});
