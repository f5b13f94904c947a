import * as metrics from "@/app/api/metrics/route";
import { rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { enqueue } from "@/lib/server/queue";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser } from "@/prisma/test/browser";
import { measureSite } from "./metrics.queries";

afterAll(() => stopQueue());

const waiting = { name: "waiting" } as Parameters<typeof enqueue>[0];

async function readSite(tasks: string[]): Promise<Record<string, number>> {
  const found = await measureSite(tasks);
  const values = found.flatMap(({ name, values: all }) =>
    all.map(({ labels, value }) => [`${name} ${labels.task ?? ""}`.trim(), Math.round(value)] as const),
  );
  return Object.fromEntries(values);
}

describe("site metrics", () => {
  test("counts due jobs that have not started, with the age of the oldest", async () => {
    for (let times = 0; times < 3; times += 1) await enqueue(waiting, { times });
    await enqueue(waiting, { later: true }, { delaySeconds: 600 });
    await rows(sql`UPDATE pgboss.job SET start_after = now() - interval '2 minutes'
      WHERE name = 'waiting' AND data->>'times' = '0'`);
    await rows(
      sql`UPDATE pgboss.job SET state = 'completed' WHERE name = 'waiting' AND data->>'times' = '1'`,
    );
    expect(await readSite(["waiting", "idle"])).toMatchObject({
      plaza_database_up: 1,
      "plaza_queue_jobs waiting": 2,
      "plaza_queue_oldest_seconds waiting": 120,
      "plaza_queue_jobs idle": 0,
      "plaza_queue_oldest_seconds idle": 0,
    });
  });

  test("counts mails that aren't sent, with the age of the oldest", async () => {
    expect(await readSite([])).toMatchObject({ plaza_outbox_messages: 0, plaza_outbox_oldest_seconds: 0 });
    for (const [status, minutes] of [
      ["queued", 5],
      ["sending", 10],
      ["sent", 60],
      ["failed", 60],
    ]) {
      await rows(sql`
        INSERT INTO mails (id, template, to_address, subject, html, text, status, created_at, sent_at)
        VALUES (gen_random_uuid(), 'welcome', 'ann@plaza.example', 'Hello', '', '', ${status}::mail_status,
          now() - ${minutes}::int * interval '1 minute', CASE WHEN ${status} = 'sent' THEN now() END)`);
    }
    expect(await readSite([])).toMatchObject({ plaza_outbox_messages: 2, plaza_outbox_oldest_seconds: 600 });
  });

  test("omits the replica if none is set", async () => {
    expect(Object.keys(await readSite([])).filter((name) => name.includes("replica"))).toEqual([]);
  });
});

test("answers 404 without a token in the settings", async () => {
  expect(env.METRICS_TOKEN).toBeUndefined();
  const { status, body } = await createBrowser().get(metrics.GET, "/api/metrics");
  expect([status, body.code]).toEqual([404, "not_found"]);
});
