import "server-only";
import { readBlockedWords } from "@/lib/listings/desk/risk.rows";
import { findWarnings, type MessageWarning } from "@/lib/messages/warnings.rules";
import { sql, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";

type MessageText = { conversationId: string; senderId: string; text: string };

/**
 * Warnings for the first text that the starter of a conversation writes about a listing or vendor. Applicants give their
 * phone number for good reason, so conversations about jobs have none.
 */
export async function warningsOf(
  tx: Transaction,
  { conversationId, senderId, text }: MessageText,
): Promise<MessageWarning[]> {
  if (!text) return [];
  const [first] = await tx.rows(sql`
    SELECT 1 FROM conversations c
    WHERE c.id = ${conversationId}::uuid AND c.starter_id = ${senderId}::uuid AND c.job_id IS NULL
      AND NOT EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id AND m.deal_step IS NULL AND m.sender_id IS NOT NULL)`);
  if (!first) return [];
  return findWarnings(text, { words: await readBlockedWords(tx), host: new URL(env.APP_URL).host });
}
