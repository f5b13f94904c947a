import "server-only";
import type { Transaction } from "@/lib/server/db";
import { addressHash } from "@/lib/server/request-meta";

type Entry = {
  /** Without an id: not a person, for example a command at the terminal. */
  actor: { id: string | null; username: string };
  /** `vendor.approve`, `user.suspend`, … */
  action: string;
  subjectType: string;
  subjectId: string;
  /** What happened, in one sentence for people; never a password, token or link. */
  summary: string;
  data?: Record<string, string | number | boolean | null>;
  headers?: Headers;
};

/** Writes one line of the append-only log, in the transaction of what it tells about. */
export async function recordAudit(tx: Transaction, entry: Entry): Promise<void> {
  const { actor, action, subjectType, subjectId, summary, data = {}, headers } = entry;
  await tx.auditEntry.create({
    data: {
      actorId: actor.id,
      actorName: actor.username,
      action,
      subjectType,
      subjectId,
      summary: summary.slice(0, 500),
      data,
      ipHash: headers ? addressHash(headers) : null,
    },
    select: { id: true },
  });
}
