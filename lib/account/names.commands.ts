import "server-only";
import { nameColumns } from "@/lib/messages/threads/conversation.rows";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import {
  removeApplicantName,
  clearDigests,
  removeReferredName,
  readApplications,
  readCases,
  readConversations,
  removeConversationMails,
  removeNameOfCases,
  retitleNotices,
  type Batch,
  type ErasedPerson,
} from "./names.rows";

const batchSize = 25;

type BatchResult = { last: string | undefined; waits: boolean };

async function removeNameFromConversations(
  tx: Transaction,
  person: ErasedPerson,
  batch: Batch,
): Promise<BatchResult> {
  const conversations = await readConversations(tx, person, batch);
  await retitleNotices(tx, person, conversations);
  await removeConversationMails(tx, person, conversations);
  const waits = await clearDigests(
    tx,
    conversations.flatMap(({ readers }) => readers),
  );
  return { last: conversations.at(-1)?.id, waits };
}

async function removeNameFromApplications(
  tx: Transaction,
  person: ErasedPerson,
  batch: Batch,
): Promise<BatchResult> {
  const applications = await readApplications(tx, person, batch);
  await removeApplicantName(tx, applications);
  const waits = await clearDigests(
    tx,
    applications.flatMap(({ readers }) => readers),
  );
  return { last: applications.at(-1)?.id, waits };
}

async function removeNameFromCases(
  tx: Transaction,
  person: ErasedPerson,
  batch: Batch,
): Promise<BatchResult> {
  const cases = await readCases(tx, person, batch);
  await removeNameOfCases(tx, person, cases);
  return { last: cases.at(-1)?.id, waits: false };
}

/**
 * Removes a deleted user's name from notifications and emails to others, one batch per transaction; finds them by id,
 * so earlier names are covered. Returns false while a digest that may contain the name is queued.
 */
export async function removeNames(userId: string): Promise<boolean> {
  const [found] = await rows<{ businessName: string | null }>(sql`
    SELECT ${nameColumns} FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE u.id = ${userId}::uuid`);
  const person = { id: userId, businessName: found?.businessName ?? null };
  let isDone = true;
  for (const forget of [removeNameFromConversations, removeNameFromCases, removeNameFromApplications]) {
    let after: string | undefined = "00000000-0000-0000-0000-000000000000";
    while (after) {
      const batch: Batch = { after, limit: batchSize };
      const done: BatchResult = await transaction((tx) => forget(tx, person, batch), { slow: true });
      after = done.last;
      isDone &&= !done.waits;
    }
  }
  await transaction((tx) => removeReferredName(tx, person), { slow: true });
  return isDone;
}
