import "server-only";
import { rows, sql, transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { holdPerson } from "@/lib/users/holding.rows";
import { messageCopy } from "./copy";
import type { NewQuickReply, QuickReplyDto } from "./quick-replies.contract";
import { maxQuickReplies } from "./rules";

/** Keeps a ready-made message behind the others; rule_broken when there are 20. */
export async function createQuickReply(userId: string, reply: NewQuickReply): Promise<QuickReplyDto> {
  return transaction(async (tx) => {
    await holdPerson(tx, userId);
    const [kept] = await tx.rows<{ count: number; next: number }>(sql`
      SELECT count(*)::int AS count, coalesce(max(position) + 1, 0)::int AS next
      FROM quick_replies WHERE user_id = ${userId}::uuid`);
    if ((kept?.count ?? 0) >= maxQuickReplies) {
      throw new AppError("rule_broken", messageCopy.tooManyQuickReplies);
    }
    return tx.quickReply.create({
      data: { ...reply, userId, position: kept?.next ?? 0 },
      select: { id: true, title: true, text: true },
    });
  });
}

/** Changes a person's own ready-made message; not_found for another's. */
export async function updateQuickReply(
  userId: string,
  id: string,
  { title, text }: NewQuickReply,
): Promise<QuickReplyDto> {
  const [changed] = await rows<QuickReplyDto>(sql`
    UPDATE quick_replies SET title = ${title}, text = ${text}
    WHERE id = ${id}::uuid AND user_id = ${userId}::uuid RETURNING id, title, text`);
  if (!changed) throw new AppError("not_found", messageCopy.unknownQuickReply);
  return changed;
}

export async function deleteQuickReply(userId: string, id: string): Promise<void> {
  const gone = await rows(sql`
    DELETE FROM quick_replies WHERE id = ${id}::uuid AND user_id = ${userId}::uuid RETURNING 1`);
  if (gone.length === 0) throw new AppError("not_found", messageCopy.unknownQuickReply);
}
