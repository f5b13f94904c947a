import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { deleteUnsent, dismissNotices } from "@/lib/notifications/notify/notify.rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import type { ConversationDto } from "@/lib/messages/contract";
import { columnsOf } from "@/lib/messages/threads/conversation.rows";
import { lockConversation, type LockedConversation } from "@/lib/messages/threads/sending.commands";
import { noticeKeysOf } from "@/lib/messages/threads/sending.rows";
import { getConversation } from "@/lib/messages/threads/thread.queries";

async function unreadKeys(tx: Transaction, { id, otherId }: LockedConversation): Promise<string[]> {
  const unread = await tx.rows<{ id: string }>(sql`
    SELECT id FROM messages
    WHERE conversation_id = ${id}::uuid AND sender_id = ${otherId}::uuid AND read_at IS NULL`);
  return noticeKeysOf(
    id,
    unread.map((message) => message.id),
  );
}

export async function setArchived(viewer: Viewer, id: string, archived: boolean): Promise<ConversationDto> {
  await transaction(async (tx) => {
    const { side } = await lockConversation(tx, viewer.id, id);
    const { me } = columnsOf[side];
    await tx.rows(sql`
      UPDATE conversations SET ${me}_archived_at = CASE WHEN ${archived} THEN coalesce(${me}_archived_at, now()) END
      WHERE id = ${id}::uuid`);
    recordEvents(tx, [viewer.id], { topic: "message", subjectId: id });
  });
  return getConversation(viewer, id);
}

/** Muting also deletes the unsent email about the conversation. */
export async function setMuted(viewer: Viewer, id: string, muted: boolean): Promise<ConversationDto> {
  await transaction(async (tx) => {
    const conversation = await lockConversation(tx, viewer.id, id);
    const { me } = columnsOf[conversation.side];
    await tx.rows(sql`
      UPDATE conversations SET ${me}_muted_at = CASE WHEN ${muted} THEN coalesce(${me}_muted_at, now()) END
      WHERE id = ${id}::uuid`);
    if (muted) await deleteUnsent(tx, viewer.id, await unreadKeys(tx, conversation));
    recordEvents(tx, [viewer.id], { topic: "message", subjectId: id });
  });
  return getConversation(viewer, id);
}

/** Hides the conversation from the viewer's inbox until someone writes in it; the other side isn't affected. */
export async function deleteConversation(viewer: Viewer, id: string): Promise<void> {
  await transaction(async (tx) => {
    const conversation = await lockConversation(tx, viewer.id, id);
    const { me } = columnsOf[conversation.side];
    await tx.rows(sql`
      UPDATE conversations SET ${me}_deleted_at = coalesce(${me}_deleted_at, now()) WHERE id = ${id}::uuid`);
    await dismissNotices(tx, viewer.id, await unreadKeys(tx, conversation));
    recordEvents(tx, [viewer.id], { topic: "message", subjectId: id });
  });
}

export async function restoreConversation(viewer: Viewer, id: string): Promise<ConversationDto> {
  await transaction(async (tx) => {
    const { side } = await lockConversation(tx, viewer.id, id);
    await tx.rows(sql`
      UPDATE conversations SET ${columnsOf[side].me}_deleted_at = NULL WHERE id = ${id}::uuid`);
    recordEvents(tx, [viewer.id], { topic: "message", subjectId: id });
  });
  return getConversation(viewer, id);
}
