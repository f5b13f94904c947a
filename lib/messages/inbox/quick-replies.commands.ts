import "server-only";
import { rows, runStep, sql, transaction } from "@/lib/server/db";
import { assertFresh } from "@/lib/server/if-match";
import { AppError } from "@/lib/shared/app-error";
import { lockUser } from "@/lib/users/locking.commands";
import { messageCopy } from "@/lib/messages/copy";
import type { NewQuickReply, QuickReplyChange, QuickReplyDto } from "./quick-replies.contract";
import { toQuickReply, type QuickReplyRow } from "./quick-replies.rows";
import { maxQuickReplies } from "@/lib/messages/rules";

export async function createQuickReply(userId: string, reply: NewQuickReply): Promise<QuickReplyDto> {
  return runStep("quick-reply.create", async (tx) => {
    await lockUser(tx, userId);
    const [existing] = await tx.rows<{ count: number; next: number }>(sql`
      SELECT count(*)::int AS count, coalesce(max(position) + 1, 0)::int AS next
      FROM quick_replies WHERE user_id = ${userId}::uuid`);
    if ((existing?.count ?? 0) >= maxQuickReplies) {
      throw new AppError("rule_broken", messageCopy.tooManyQuickReplies);
    }
    const created = await tx.quickReply.create({
      data: { ...reply, userId, position: existing?.next ?? 0 },
      select: { id: true, title: true, text: true, updatedAt: true },
    });
    return toQuickReply(created);
  });
}

type Change = { userId: string; id: string; body: QuickReplyChange; headers: Headers };

export async function updateQuickReply({ userId, id, body, headers }: Change): Promise<QuickReplyDto> {
  const { title, text } = body;
  return transaction(async (tx) => {
    const [stored] = await tx.rows<{ updatedAt: Date }>(sql`
      SELECT updated_at AS "updatedAt" FROM quick_replies
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`);
    if (!stored) throw new AppError("not_found", messageCopy.unknownQuickReply);
    assertFresh({ headers, body, stored, copy: { changedMeanwhile: messageCopy.quickReplyChanged } });
    const [changed] = await tx.rows<QuickReplyRow>(sql`
      UPDATE quick_replies SET title = ${title}, text = ${text}, updated_at = now()
      WHERE id = ${id}::uuid RETURNING id, title, text, updated_at AS "updatedAt"`);
    return toQuickReply(changed!);
  });
}

export async function deleteQuickReply(userId: string, id: string): Promise<void> {
  const gone = await rows(sql`
    DELETE FROM quick_replies WHERE id = ${id}::uuid AND user_id = ${userId}::uuid RETURNING 1`);
  if (gone.length === 0) throw new AppError("not_found", messageCopy.unknownQuickReply);
}
