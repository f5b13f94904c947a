import { taskName } from "@/lib/shared/task";
import { eventually } from "@/prisma/test/eventually";
import { rows, sql } from "./db";
import { createBoss, enqueue, readDueTasks, task } from "./queue";
import { startWorkers, stopQueue } from "./workers";

const greeting = taskName<{ name: string }>("greeting");
const failing = taskName<{ turn: number }>("failing");
const blocking = taskName<Record<string, never>>("patient");
const hourly = taskName<Record<string, never>>("hourly");

let greeted: string[] = [];
let failures = 0;
let finished = 0;
let hours = 0;
let release: () => void = () => undefined;

const tasks = [
  task(greeting, async ({ name }) => void greeted.push(name)),
  task(failing, async () => {
    failures += 1;
    throw new Error("not today");
  }),
  task(blocking, async () => {
    await new Promise<void>((resolve) => (release = resolve));
    finished += 1;
  }),
  task(hourly, async () => void (hours += 1), { every: "hour" }),
];

async function stateOf(name: string): Promise<string[]> {
  const jobs = await rows<{ state: string }>(sql`
    SELECT state::text AS state FROM pgboss.job WHERE name = ${name} ORDER BY created_on`);
  return jobs.map(({ state }) => state);
}

beforeEach(() => {
  greeted = [];
});
afterEach(() => stopQueue());

describe("the queue", () => {
  test("holds work until workers start, and runs each item once", async () => {
    for (const name of ["Ann", "Ben", "Cleo", "Dan", "Eve"]) await enqueue(greeting, { name });
    await startWorkers(tasks);
    await eventually(async () => greeted.length === 5);
    await stopQueue();
    expect([...greeted].sort()).toEqual(["Ann", "Ben", "Cleo", "Dan", "Eve"]);
    expect(new Set(await stateOf("greeting"))).toEqual(new Set(["completed"]));
  });

  test("starts work that is added while the workers run", async () => {
    await startWorkers(tasks);
    await enqueue(greeting, { name: "Flo" });
    await eventually(async () => greeted.includes("Flo"));
    expect(greeted).toEqual(["Flo"]);
  });

  test("starts work that another process added without waking these workers", async () => {
    await startWorkers(tasks);
    await rows(sql`INSERT INTO pgboss.job (name, data) VALUES ('greeting', '{"name":"Gus"}')`);
    await eventually(async () => greeted.includes("Gus"));
    expect(greeted).toEqual(["Gus"]);
  });

  test("starts delayed work once it is due", async () => {
    await startWorkers(tasks);
    await enqueue(greeting, { name: "Hal" }, { delaySeconds: 3600 });
    await rows(sql`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = 'greeting'`);
    await eventually(async () => greeted.includes("Hal"));
    expect(greeted).toEqual(["Hal"]);
  });

  test("reads the due tasks of all queues, and no delayed ones", async () => {
    await startWorkers(tasks);
    await stopQueue();
    await enqueue(greeting, { name: "Ida" });
    await enqueue(failing, { turn: 2 }, { delaySeconds: 3600 });
    const boss = createBoss({ supervise: false, max: 1 });
    await boss.start();
    expect(await readDueTasks(boss)).toEqual(["greeting"]);
    await boss.stop({ graceful: false });
    await rows(sql`DELETE FROM pgboss.job WHERE state = 'created'`);
  });

  test("delays work until its time", async () => {
    await startWorkers(tasks);
    await enqueue(greeting, { name: "later" }, { delaySeconds: 3600 });
    await enqueue(greeting, { name: "now" });
    await eventually(async () => greeted.includes("now"));
    expect(greeted).toEqual(["now"]);
  });

  test("retries failed work", async () => {
    await startWorkers(tasks);
    await enqueue(failing, { turn: 1 });
    await eventually(async () => (await stateOf("failing"))[0] === "retry");
    await rows(sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'failing'`);
    await eventually(async () => failures >= 2);
  });

  test("lets running work finish when it stops", async () => {
    await startWorkers(tasks);
    await enqueue(blocking, {});
    await eventually(async () => (await stateOf("patient"))[0] === "active");
    const stopping = stopQueue();
    release();
    await stopping;
    expect(finished).toBe(1);
    expect(await stateOf("patient")).toEqual(["completed"]);
  });

  test("runs an hourly task once an hour, however often workers start", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await startWorkers(tasks);
      await stopQueue();
    }
    expect(await stateOf("hourly")).toHaveLength(hours);
    expect(hours).toBeLessThanOrEqual(2);
    expect(hours).toBeGreaterThanOrEqual(1);
  });
});
