import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { toAppError } from "@/lib/server/errors";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { assertReason, requireNextState } from "@/lib/shared/decision-checks";
import { hrefs } from "@/lib/shared/hrefs";
import { cancelLocked, lockRedemption, type LockedRedemption } from "./commands";
import { rewardCopy } from "./copy";
import { rewardCanceledMail, rewardSentMail } from "./mail.copy";
import type { RewardDecision } from "./moderation.contract";
import { formatPoints, redemptionTransitions, type RedemptionAction } from "./rules";

type Decision = RewardDecision & { admin: Viewer; id: string; action: RedemptionAction; headers: Headers };

async function fulfill(tx: Transaction, locked: LockedRedemption, { admin, code }: Decision): Promise<void> {
  if (!code)
    throw new AppError("rule_broken", rewardCopy.codeMissing, { fields: { code: rewardCopy.codeMissing } });
  const move = { status: locked.status, action: "fulfill", actor: "admin" } as const;
  const status = requireNextState(redemptionTransitions, move, rewardCopy.decided);
  await tx.rows(sql`
    UPDATE reward_redemptions SET status = ${status}::redemption_status, handled_at = now(),
      handled_by_id = ${admin.id}::uuid, code = ${code}
    WHERE id = ${locked.id}::uuid`);
  const { name } = locked;
  await notify(tx, {
    userId: locked.userId,
    type: "reward",
    title: `Your ${name} is ready`,
    body: "You’ll find the code on your rewards page.",
    href: hrefs.rewards(),
    mail: (site, { firstName }) => rewardSentMail(site, { firstName, name, code }),
    dedupeKey: `redemption:${locked.id}`,
  });
}

async function cancel(tx: Transaction, locked: LockedRedemption, { admin, reason }: Decision): Promise<void> {
  assertReason(reason, rewardCopy.reasonMissing);
  await cancelLocked(tx, { locked, actor: "admin", actorId: admin.id, note: reason });
  const { name, points } = locked;
  const returned = formatPoints(points);
  await notify(tx, {
    userId: locked.userId,
    type: "reward",
    title: `We couldn’t send your ${name}`,
    body: `${returned} are back in your account. ${reason}`,
    href: hrefs.rewards(),
    mail: (site, { firstName }) => rewardCanceledMail(site, { firstName, name, returned, reason }),
    dedupeKey: `redemption:${locked.id}`,
  });
}

export async function decideReward(decision: Decision): Promise<void> {
  const { admin, id, action, headers } = decision;
  await transaction(async (tx) => {
    const locked = await lockRedemption(tx, id);
    await recordAudit(tx, {
      actor: admin,
      action: `reward.${action}`,
      subjectType: "user",
      subjectId: locked.userId,
      summary: `${locked.name} was ${action === "fulfill" ? "sent" : "canceled"}`,
      data: { redemptionId: id, points: locked.points },
      state: { kind: "redemption", id },
      headers,
    });
    await (action === "fulfill" ? fulfill : cancel)(tx, locked, decision);
  }).catch((error: unknown) => {
    const isCodeInUse = !(error instanceof AppError) && toAppError(error).code === "conflict";
    throw isCodeInUse ? new AppError("conflict", rewardCopy.codeInUse, { cause: error }) : error;
  });
  log.info({ event: "reward_decided", action, redemptionId: id, userId: admin.id });
  await scheduleMail();
}
