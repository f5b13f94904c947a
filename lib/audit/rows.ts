import "server-only";
import { beforeCommit, type Transaction } from "@/lib/server/db";
import { addressHash } from "@/lib/server/request-meta";
import { truncate } from "@/lib/shared/text";
import type { AuditState } from "./rules";
import { hasState, readState, type StateKind } from "./state.rows";

type States = { before: AuditState | null; after: AuditState | null };

type Entry = {
  /** `id` is null for non-human actors such as the command line. */
  actor: { id: string | null; username: string };
  /** 'vendor.approve', 'user.suspend' … */
  action: string;
  subjectType: string;
  subjectId: string;
  /** One sentence for people; must not contain passwords, tokens or links. */
  summary: string;
  data?: Record<string, string | number | boolean | null>;
  /**
   * Row whose state is logged, the subject by default. `new` for a row just created, explicit states if no row contains
   * them, null if nothing changes.
   */
  state?: { kind: StateKind; id: string } | States | "new" | null;
  headers?: Headers;
};

type OpenEntry = { entry: Entry; before: AuditState | null; row: { kind: StateKind; id: string } | null };

async function finish(tx: Transaction, begun: OpenEntry[]): Promise<void> {
  for (const { entry, before, row } of begun) {
    const { actor, action, subjectType, subjectId, summary, data = {}, state, headers } = entry;
    const providedState = state && state !== "new" && "after" in state ? state.after : null;
    const after = row ? await readState(tx, row.kind, row.id) : providedState;
    await tx.auditEntry.create({
      data: {
        actorId: actor.id,
        actorName: actor.username,
        action,
        subjectType,
        subjectId,
        summary: truncate(summary, 500),
        data,
        before: before ?? undefined,
        after: after ?? undefined,
        ipHash: headers ? addressHash(headers) : null,
      },
      select: { id: true },
    });
  }
}

function rowOf({ state, subjectType, subjectId }: Entry): OpenEntry["row"] {
  if (state === null) return null;
  if (state && state !== "new") return "kind" in state ? state : null;
  return hasState(subjectType) ? { kind: subjectType, id: subjectId } : null;
}

/**
 * Adds an entry to the append-only audit log. Call it in the same transaction as the change and before it: `before` is
 * read now, `after` right before the commit.
 */
export async function recordAudit(tx: Transaction, entry: Entry): Promise<void> {
  const { state } = entry;
  const row = rowOf(entry);
  const providedState = state && state !== "new" && "before" in state ? state.before : null;
  const before = row && state !== "new" ? await readState(tx, row.kind, row.id) : providedState;
  beforeCommit(tx, finish, { entry, before, row });
}
