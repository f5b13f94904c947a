import "server-only";
import { recordEvents } from "@/lib/events/rows";
import type { Transaction } from "@/lib/server/db";
import { truncate } from "@/lib/shared/text";
import { findConversation, subjectOf } from "./subject.rows";

type JobThread = { jobId: string; starterId: string; ownerId: string; text: string; at: Date };

/**
 * Finds or creates the conversation about a job, even a closed one. Inserts the starter's text as already read and
 * sends no notification.
 */
export async function beginJobThread(tx: Transaction, thread: JobThread): Promise<string> {
  const { jobId, starterId, ownerId, text, at } = thread;
  const subject = subjectOf({ jobId });
  const started = await findConversation(tx, starterId, subject);
  if (started) return started;
  const { id } = await tx.conversation.create({
    data: {
      ...subject,
      starterId,
      ownerId,
      createdAt: at,
      lastMessageAt: at,
      ...(text && { starterMessages: 1, lastMessageText: truncate(text, 200) }),
    },
    select: { id: true },
  });
  if (text) {
    await tx.message.create({
      data: {
        conversationId: id,
        senderId: starterId,
        text: truncate(text, 2000),
        createdAt: at,
        readAt: new Date(),
      },
      select: { id: true },
    });
  }
  recordEvents(tx, [starterId, ownerId], { topic: "message", subjectId: id });
  return id;
}
