import "server-only";
import { beforeCommit, type Transaction } from "@/lib/server/db";
import { addressHash } from "@/lib/server/request-meta";
import type { AuditState } from "./rules";
import { hasState, readState, type StateKind } from "./state.rows";

type States = { before: AuditState | null; after: AuditState | null };

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
  /**
   * What changes: the subject unless another row is named; `new` where the row was just made, the facts themselves where
   * no row says them, null where nothing changes.
   */
  state?: { kind: StateKind; id: string } | States | "new" | null;
  headers?: Headers;
};

type Begun = { entry: Entry; before: AuditState | null; row: { kind: StateKind; id: string } | null };

/** Writes the lines with what came of each, as the last step of the transaction. */
async function finish(tx: Transaction, begun: Begun[]): Promise<void> {
  for (const { entry, before, row } of begun) {
    const { actor, action, subjectType, subjectId, summary, data = {}, state, headers } = entry;
    const given = state && state !== "new" && "after" in state ? state.after : null;
    const after = row ? await readState(tx, row.kind, row.id) : given;
    await tx.auditEntry.create({
      data: {
        actorId: actor.id,
        actorName: actor.username,
        action,
        subjectType,
        subjectId,
        summary: summary.slice(0, 500),
        data,
        before: before ?? undefined,
        after: after ?? undefined,
        ipHash: headers ? addressHash(headers) : null,
      },
      select: { id: true },
    });
  }
}

function rowOf({ state, subjectType, subjectId }: Entry): Begun["row"] {
  if (state === null) return null;
  if (state && state !== "new") return "kind" in state ? state : null;
  return hasState(subjectType) ? { kind: subjectType, id: subjectId } : null;
}

/**
 * Begins one line of the append-only log, in the transaction of what it tells about and before that changes anything:
 * what the thing is now is its `before`, what it is when the transaction ends its `after`.
 */
export async function recordAudit(tx: Transaction, entry: Entry): Promise<void> {
  const { state } = entry;
  const row = rowOf(entry);
  const given = state && state !== "new" && "before" in state ? state.before : null;
  const before = row && state !== "new" ? await readState(tx, row.kind, row.id) : given;
  beforeCommit(tx, finish, { entry, before, row });
}
