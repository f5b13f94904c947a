import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { authCopy } from "../copy";
import { revokeSessions } from "../sessions/sessions.commands";
import { identityCopy } from "./identities.copy";
import { requirePassword } from "./password.commands";
import { requireCode } from "./second-step.commands";
import { lockSignedIn } from "./signed-in.commands";

type RemoveInput = { id: string; password: string; code?: string; headers: Headers };

/**
 * Removes a linked sign-in and signs out other devices. Requires the password as proof that a way to sign in remains;
 * throws 404 for another user's sign-in.
 */
export async function removeOwnIdentity(viewer: Viewer, input: RemoveInput): Promise<void> {
  const { id, password, code, headers } = input;
  const checked = await requirePassword({ userId: viewer.id, password, field: "password" });
  await requireCode(viewer, code);
  await transaction(async (tx) => {
    const person = await lockSignedIn(tx, viewer);
    if (person.passwordHash !== checked) throw new AppError("not_signed_in", authCopy.sessionExpired);
    await recordAudit(tx, {
      actor: { id: viewer.id, username: viewer.username },
      action: "user.unlink_sign_in",
      subjectType: "user",
      subjectId: viewer.id,
      summary: `${viewer.username} removed a linked sign-in`,
      headers,
    });
    const removed = await tx.rows(sql`
      DELETE FROM identities WHERE id = ${id}::uuid AND user_id = ${viewer.id}::uuid RETURNING id`);
    if (removed.length === 0) throw new AppError("not_found", identityCopy.notFound);
    await revokeSessions(tx, { userId: viewer.id, reason: "unlinked", except: viewer.sessionId });
  });
  log.info({ event: "identity_removed", userId: viewer.id });
}
