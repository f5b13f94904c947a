import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { beginUndoable } from "@/lib/audit/undo.rows";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { assertReason, assertUnchanged } from "@/lib/shared/decision-checks";
import { hrefs } from "@/lib/shared/hrefs";
import { adActionNames, adDeskCopy } from "./desk.copy";
import type { LockedAd } from "./lifecycle.rows";
import { lockAd, moveAd } from "./lifecycle.commands";
import type { AdDecision } from "./lifecycle.rules";
import { adModerationCopy } from "./moderation.copy";
import { advertisementsTag } from "./rules";

type Decision = {
  admin: Viewer;
  id: string;
  action: AdDecision;
  reason: string;
  updatedAt?: string;
  headers: Headers;
};

async function notifyVendor(tx: Transaction, ad: LockedAd, { action, reason }: Decision): Promise<void> {
  const [vendor] = await tx.rows<{ userId: string }>(
    sql`SELECT user_id::text AS "userId" FROM vendors WHERE id = ${ad.vendorId}::uuid`,
  );
  if (!vendor) return;
  await notify(tx, {
    userId: vendor.userId,
    type: "listing_decision",
    title: `Your advertisement was ${adActionNames[action]}`,
    body: reason || ad.title,
    href: hrefs.editAdvertisement(ad.id),
  });
}

export async function decideOnAd(decision: Decision): Promise<void> {
  const { admin, id, action, reason, updatedAt, headers } = decision;
  if (action === "reject") assertReason(reason, adModerationCopy.reasonMissing);
  await transaction(async (tx) => {
    const ad = await lockAd(tx, admin, id);
    assertUnchanged({ seen: updatedAt, updatedAt: ad.updatedAt }, adDeskCopy.changedMeanwhile);
    if (action === "approve" && ad.endsAt <= ad.now) throw new AppError("rule_broken", adDeskCopy.endPassed);
    const summary = `The advertisement ${ad.title} was ${adActionNames[action]}`;
    await recordAudit(tx, {
      actor: admin,
      action: `advertisement.${action}`,
      subjectType: "advertisement",
      subjectId: id,
      summary,
      data: { reason },
      headers,
    });
    await beginUndoable(tx, {
      kind: "advertisement",
      id,
      actorId: admin.id,
      summary,
      tags: [advertisementsTag],
    });
    await moveAd(tx, ad, { action, role: "admin", actorId: admin.id, reason });
    await notifyVendor(tx, ad, decision);
    await purge([advertisementsTag], tx);
  });
  log.info({ event: "ad_decided", action, adId: id, userId: admin.id });
}
