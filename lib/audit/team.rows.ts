import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/access";
import { recordAudit } from "./rows";

type Step = { actor: Pick<Actor, "author">; action: "answer" | "deal" | "hire"; done: string };

/** Adds an entry to the activity list of the team if a member acts for the owner. */
export async function auditAuthor(tx: Transaction, { actor: { author }, action, done }: Step): Promise<void> {
  if (!author) return;
  const { id, username, vendorId, headers } = author;
  await recordAudit(tx, {
    actor: { id, username },
    action: `member.${action}`,
    subjectType: "team",
    subjectId: vendorId,
    summary: `${username} ${done}`,
    state: null,
    headers,
  });
}
