import "server-only";
import { knownAddressDays } from "@/lib/auth/rules";
import { eventRetentionHours } from "@/lib/events/rules";
import { pressRetentionDays } from "@/lib/applications/week.rules";
import { maxJobDays } from "@/lib/jobs/desk/input.rules";
import { notificationRetentionDays } from "@/lib/notifications/center/center.rules";
import { deleteRareSearches } from "@/lib/search/feedback/log.commands";
import { recompileAfterDays, matchRetentionDays } from "@/lib/searches/matching/rules";
import { deletedRetentionHours } from "@/lib/searches/rules";
import { dayOf } from "@/lib/server/days";
import { slowRows, sql } from "@/lib/server/db";
import { rollUpVisits } from "@/lib/visits/rollup.commands";
import { deliveryRetentionDays } from "@/lib/webhooks/rules";
import { viewRetentionDays } from "@/lib/visits/rules";

const retentionDays = 30;

const batchSize = 1000;

async function deleteSpentArrivals(): Promise<void> {
  for (;;) {
    const removed = await slowRows(sql`
      DELETE FROM job_arrivals WHERE id IN (
        SELECT a.id FROM job_arrivals a JOIN jobs j ON j.id = a.job_id
        WHERE a.away AND j.status <> 'open' AND j.published_at < now() - make_interval(days => ${maxJobDays + 2}::int)
        LIMIT ${batchSize}::int)
      RETURNING 1`);
    if (removed.length < batchSize) return;
  }
}

/**
 * Deletes expired data, each kind after its own retention period. Sessions and used reset links stay longer while they
 * make an address a known one (`knownAddressDays`); visit totals stay.
 */
export async function deleteExpired(): Promise<void> {
  await rollUpVisits();
  const before = sql`now() - make_interval(days => ${retentionDays})`;
  const known = sql`now() - make_interval(days => ${knownAddressDays})`;
  const statements = [
    sql`DELETE FROM rate_limits WHERE expires_at <= now()`,
    sql`DELETE FROM idempotency_keys WHERE expires_at <= now()`,
    sql`DELETE FROM passkey_challenges WHERE expires_at <= now()`,
    sql`DELETE FROM login_challenges WHERE expires_at <= now()`,
    sql`DELETE FROM sessions WHERE (expires_at < ${before} OR revoked_at < ${before}) AND created_at < ${known}`,
    sql`DELETE FROM api_keys WHERE expires_at < ${before} OR revoked_at < ${before}`,
    sql`DELETE FROM password_reset_tokens WHERE expires_at < ${before} AND (used_at IS NULL OR used_at < ${known})`,
    sql`DELETE FROM sign_in_alerts WHERE created_at < ${known}`,
    sql`DELETE FROM email_changes WHERE expires_at < ${before}`,
    sql`DELETE FROM member_invitations WHERE expires_at < ${before}`,
    sql`DELETE FROM webhook_events WHERE received_at < ${before}`,
    sql`DELETE FROM webhook_deliveries WHERE created_at < now() - make_interval(days => ${deliveryRetentionDays}::int)`,
    sql`DELETE FROM undos WHERE created_at < now() - interval '1 day'`,
    sql`DELETE FROM checkouts WHERE created_at < ${before}`,
    sql`DELETE FROM mails WHERE status IN ('sent', 'failed') AND created_at < ${before}`,
    sql`DELETE FROM notifications WHERE created_at < now() - make_interval(days => ${notificationRetentionDays}::int)`,
    sql`DELETE FROM unsubscribe_tokens WHERE created_at < now() - make_interval(days => ${notificationRetentionDays}::int)`,
    sql`DELETE FROM saved_search_matches WHERE created_at < now() - make_interval(days => ${matchRetentionDays}::int)`,
    sql`DELETE FROM search_arrivals a USING listings l
      WHERE a.away AND l.id = a.listing_id AND l.status IN ('sold', 'let', 'removed')`,
    sql`DELETE FROM saved_searches WHERE deleted_at < now() - make_interval(hours => ${deletedRetentionHours}::int)`,
    sql`DELETE FROM job_presses WHERE created_at < now() - make_interval(days => ${pressRetentionDays}::int)`,
    sql`UPDATE saved_searches SET compiled_at = NULL WHERE compiled_at < now() - make_interval(days => ${recompileAfterDays}::int)`,
    sql`DELETE FROM visit_salts WHERE day < ${dayOf()}`,
    sql`DELETE FROM live_events WHERE created_at < now() - make_interval(hours => ${eventRetentionHours}::int)`,
    sql`DELETE FROM visits WHERE day < ${dayOf()} - ${viewRetentionDays}::int`,
  ];
  for (const statement of statements) await slowRows(statement);
  await deleteRareSearches();
  await deleteSpentArrivals();
}
