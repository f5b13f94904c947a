import "server-only";
import { slowRows, sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processEach } from "@/lib/server/batch-processing";
import { creditProfile, creditReferrals, profileComplete } from "./earning.rows";
import { settleExpiredPoints } from "./ledger.rows";

const batchSize = 500;

type Person = { id: string };

async function expirePoints(): Promise<number> {
  const people = await slowRows<Person>(sql`
    SELECT e.user_id::text AS id FROM reward_entries e
    WHERE e.user_id IN (SELECT user_id FROM reward_entries
      WHERE points > 0 AND expires_at <= now() AND expires_at > now() - interval '40 days')
    GROUP BY e.user_id
    HAVING sum(e.points) FILTER (WHERE e.points > 0 AND e.expires_at <= now())
      > -coalesce(sum(e.points) FILTER (WHERE e.points < 0), 0)
    LIMIT ${batchSize}`);
  await processEach("points_not_expired", people, ({ id }) =>
    transaction((tx) => settleExpiredPoints(tx, id)),
  );
  return people.length;
}

/** Credits what was due on a day past its limit or before rewards existed. */
async function creditMissed(): Promise<number> {
  const owners = await slowRows<Person>(sql`
    SELECT u.id::text AS id FROM users u
    WHERE u.status = 'active' AND u.role <> 'admin' AND ${profileComplete}
      AND NOT EXISTS (SELECT 1 FROM reward_entries WHERE user_id = u.id AND reason = 'profile_complete')
    LIMIT ${batchSize}`);
  await processEach("points_not_credited", owners, ({ id }) => transaction((tx) => creditProfile(tx, id)));
  const friends = await slowRows<Person>(sql`
    SELECT f.id::text AS id FROM users f JOIN users r ON r.id = f.referred_by_id
    WHERE f.status = 'active' AND f.email_verified_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM reviews WHERE author_id = f.id AND status = 'published')
      AND NOT EXISTS (SELECT 1 FROM reward_entries
        WHERE user_id = r.id AND reason = 'referral' AND source = f.id::text)
    ORDER BY random() LIMIT ${batchSize}`);
  await processEach("points_not_credited", friends, ({ id }) => transaction((tx) => creditReferrals(tx, id)));
  return owners.length + friends.length;
}

export async function maintainAccounts(): Promise<void> {
  const expired = await expirePoints();
  const credited = await creditMissed();
  if (expired + credited > 0) log.info({ event: "points_settled", expired, credited });
}
