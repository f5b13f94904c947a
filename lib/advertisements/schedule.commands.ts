import "server-only";
import { purge } from "@/lib/server/cache";
import { slowRows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { adDeskCopy } from "./desk.copy";
import { assertWithinPlan, lockAd } from "./lifecycle.commands";
import { maxAdDays, type AdStatus } from "./lifecycle.rules";
import { advertisementsTag } from "./rules";

const batchSize = 100;

const dated = {
  end: {
    to: "ended",
    due: sql`status IN ('scheduled', 'running', 'paused') AND ends_at <= now()`,
    change: sql`status = 'ended', status_before_suspension = NULL`,
  },
  start: {
    to: "running",
    due: sql`status = 'scheduled' AND starts_at <= now() AND ends_at > now()`,
    change: sql`status = 'running'`,
  },
} as const;

type DatedStep = keyof typeof dated;

async function moveBatch(tx: Transaction, action: DatedStep, { limit, skip, take }: Portion): Promise<void> {
  const { to, due, change } = dated[action];
  const found = await tx.rows<{ id: string; status: AdStatus }>(sql`
    SELECT id::text AS id, status::text AS status FROM advertisements WHERE ${due} AND id <> ALL(${skip}::uuid[])
    ORDER BY id LIMIT ${limit}::int FOR UPDATE SKIP LOCKED`);
  const ids = found.map(({ id }) => id);
  take(ids);
  if (ids.length === 0) return;
  await tx.rows(sql`
    UPDATE advertisements SET ${change}, updated_at = now() WHERE id = ANY(${ids}::uuid[])`);
  await tx.advertisementEvent.createMany({
    data: found.map(({ id, status }) => ({ advertisementId: id, action, fromStatus: status, toStatus: to })),
  });
  await purge([advertisementsTag], tx);
}

function moveDue(action: DatedStep): Promise<number> {
  return processInBatches("ad_not_moved", batchSize, (portion) =>
    transaction((tx) => moveBatch(tx, action, portion)),
  );
}

export async function applyAdDates(): Promise<number> {
  const ended = await moveDue("end");
  const started = await moveDue("start");
  if (started + ended > 0) log.info({ event: "ads_scheduled", started, ended });
  return started + ended;
}

type Extension = { viewer: Viewer; id: string; days: number };

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

export async function deleteOldAdHits(): Promise<void> {
  await slowRows(sql`DELETE FROM advertisement_hits WHERE created_at < now() - interval '1 day'`);
}
