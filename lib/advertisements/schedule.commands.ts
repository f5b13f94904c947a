import "server-only";
import { purge } from "@/lib/server/cache";
import { slowRows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { adDeskCopy } from "./desk.copy";
import { assertWithinPlan, lockAd } from "./lifecycle.rows";
import { maxAdDays } from "./lifecycle.rules";
import { advertisementsTag } from "./rules";

type Moved = { started: number; ended: number };

/** Both steps of the date table in one statement each, with their history. */
async function followClock(tx: Transaction): Promise<Moved> {
  const ended = await tx.rows(sql`
    WITH due AS (
      SELECT id, status FROM advertisements
      WHERE status IN ('scheduled', 'running', 'paused') AND ends_at <= now() FOR UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE advertisements a SET status = 'ended', status_before_suspension = NULL, updated_at = now()
      FROM due WHERE a.id = due.id RETURNING a.id, due.status
    )
    INSERT INTO advertisement_events (id, advertisement_id, action, from_status, to_status)
    SELECT gen_random_uuid(), id, 'end', status, 'ended' FROM moved RETURNING advertisement_id AS id`);
  const started = await tx.rows(sql`
    WITH due AS (
      SELECT id FROM advertisements
      WHERE status = 'scheduled' AND starts_at <= now() AND ends_at > now() FOR UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE advertisements a SET status = 'running', updated_at = now() FROM due WHERE a.id = due.id RETURNING a.id
    )
    INSERT INTO advertisement_events (id, advertisement_id, action, from_status, to_status)
    SELECT gen_random_uuid(), id, 'start', 'scheduled', 'running' FROM moved RETURNING advertisement_id AS id`);
  if (ended.length + started.length > 0) await purge([advertisementsTag], tx);
  return { started: started.length, ended: ended.length };
}

/** Ends and starts what is due; how many advertisements moved. */
export async function keepAdDates(): Promise<number> {
  const { started, ended } = await transaction(followClock);
  if (started + ended > 0) log.info({ event: "ads_scheduled", started, ended });
  return started + ended;
}

type Extension = { viewer: Viewer; id: string; days: number };

/** Lets an advertisement of the viewer's own that has not ended run so many days longer; rule_broken for another state. */
export async function extendAd(tx: Transaction, { viewer, id, days }: Extension): Promise<void> {
  const ad = await lockAd(tx, viewer, id);
  if (!ad.vendorId || ad.vendorId !== viewer.vendorId) throw new AppError("not_found", adDeskCopy.notFound);
  const lasts = ad.status === "scheduled" || ad.status === "running" || ad.status === "paused";
  if (!lasts || ad.suspended || ad.endsAt <= ad.now)
    throw new AppError("rule_broken", adDeskCopy.notExtendable);
  const length = ad.endsAt.getTime() - ad.startsAt.getTime() + days * 86_400_000;
  if (length > maxAdDays * 86_400_000) throw new AppError("rule_broken", adDeskCopy.tooLong);
  await assertWithinPlan(tx, ad.vendorId);
  await tx.rows(sql`
    UPDATE advertisements SET ends_at = ends_at + make_interval(days => ${days}), updated_at = now()
    WHERE id = ${id}::uuid`);
  await tx.advertisementEvent.create({
    data: {
      advertisementId: id,
      actorId: viewer.id,
      action: "extend",
      fromStatus: ad.status,
      toStatus: ad.status,
    },
    select: { id: true },
  });
  await purge([advertisementsTag], tx);
}

/** Forgets which page views were counted; a view does not last a day. */
export async function forgetAdHits(): Promise<void> {
  await slowRows(sql`DELETE FROM advertisement_hits WHERE created_at < now() - interval '1 day'`);
}
