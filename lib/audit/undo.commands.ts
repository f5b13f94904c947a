import "server-only";
import { purge } from "@/lib/server/cache";
import { sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { deleteDeferred } from "@/lib/notifications/notify/deferred.rows";
import { recordAudit } from "./rows";
import type { UndoInput } from "./undo.contract";
import { undoCopy } from "./undo.copy";
import {
  isApproval,
  isInUse,
  isUntouched,
  lockRecord,
  readRows,
  restoreRows,
  writeUndoEvent,
  type Rows,
} from "./undo.rows";

type RecordedDecision = {
  id: string;
  summary: string;
  before: Rows;
  after: Rows;
  tags: string[];
  createdAt: Date;
  isDue: boolean;
};

/**
 * Undoes the admin's last decision on a record without notifying anyone. Throws 409 if notifications are already due,
 * the record has changed since, or another user has used what the approval published.
 */
export async function undoDecision(admin: Viewer, { kind, id }: UndoInput, headers: Headers): Promise<void> {
  await transaction(async (tx) => {
    await lockRecord(tx, kind, id);
    const [decided] = await tx.rows<RecordedDecision>(sql`
      SELECT id::text AS id, summary, before, after, tags, created_at AS "createdAt",
        due_at <= now() AS "isDue" FROM undos
      WHERE subject_type = ${kind} AND subject_id = ${id}::uuid AND actor_id = ${admin.id}::uuid AND undone_at IS NULL
      ORDER BY created_at DESC LIMIT 1 FOR UPDATE`);
    if (!decided || decided.isDue)
      throw new AppError("conflict", kind === "suggestion" ? undoCopy.late : undoCopy.tooLate);
    const { before, after } = decided;
    if (!isUntouched(kind, { before, after, now: await readRows(tx, kind, id) })) {
      throw new AppError("conflict", undoCopy.moved);
    }
    const { createdAt: since } = decided;
    if (isApproval(decided) && (await isInUse(tx, kind, { id, since }))) {
      throw new AppError("conflict", kind === "vendor" ? undoCopy.vendorUsed : undoCopy.used);
    }
    await recordAudit(tx, {
      actor: admin,
      action: `${kind}.undo`,
      subjectType: kind,
      subjectId: id,
      summary: `Undone: ${decided.summary}`,
      headers,
    });
    await restoreRows(tx, kind, { id, before, after });
    await writeUndoEvent(tx, kind, { id, actorId: admin.id, before, after });
    await deleteDeferred(tx, decided.id);
    await tx.undo.update({ where: { id: decided.id }, data: { undoneAt: new Date() }, select: { id: true } });
    await purge(decided.tags, tx);
  });
  log.info({ event: "decision_undone", kind, id, userId: admin.id });
}
