import { performance } from "node:perf_hooks";
import { sendInstantAlerts } from "@/lib/searches/alerts/commands";
import { matchArrivals } from "@/lib/searches/matching/commands";
import { waitForVocabulary } from "@/lib/search/index/vocabulary.queries";
import { closeDatabase, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createManySearches, publishListings } from "@/prisma/many-searches";

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const outcome = sql`
  WITH due AS (SELECT user_id, count(*) AS matches FROM saved_search_matches GROUP BY user_id),
    told AS (SELECT user_id, count(*) AS times FROM notifications WHERE type = 'saved_search' GROUP BY user_id),
    mailed AS (SELECT user_id, count(*) AS times FROM mails WHERE template = 'saved_search' GROUP BY user_id)
  SELECT (SELECT count(*)::int FROM saved_searches) AS searches,
    (SELECT count(DISTINCT filter)::int FROM saved_searches) AS kinds,
    (SELECT count(*)::int FROM due) AS people, (SELECT coalesce(sum(matches), 0)::int FROM due) AS matches,
    (SELECT count(*)::int FROM due FULL JOIN told USING (user_id) FULL JOIN mailed USING (user_id)
      WHERE due.user_id IS NULL OR told.times IS DISTINCT FROM 1 OR mailed.times IS DISTINCT FROM 1) AS wrong`;

async function main(): Promise<void> {
  const [searches = "100000", listings = "1000"] = process.argv.slice(2);
  await waitForVocabulary();
  await rows(sql`UPDATE users SET email_verified_at = now() WHERE role = 'customer'`);
  await createManySearches({ searches: Number(searches), kinds: 2000 });
  await publishListings(Number(listings));
  const matching = await secondsOf(matchArrivals);
  const alerting = await secondsOf(sendInstantAlerts);
  const [found] = await rows<object>(outcome);
  console.log(JSON.stringify({ ...found, matching, alerting }));
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(async () => {
    await stopQueue();
    await closeDatabase();
  });
