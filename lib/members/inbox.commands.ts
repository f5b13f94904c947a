import "server-only";
import { auditAuthor } from "@/lib/audit/team.rows";
import { recordEvents } from "@/lib/events/rows";
import type { NewMessage } from "@/lib/messages/contract";
import { markRead } from "@/lib/messages/inbox/thread.commands";
import { withMessageLimit } from "@/lib/messages/threads/limit.commands";
import { lockConversation, writeMessage } from "@/lib/messages/threads/sending.commands";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { readOwner } from "@/lib/server/acting-business";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { vendorIdOf, type Actor, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { isPermitted, type BusinessRole } from "@/lib/shared/permissions";
import { activityLines } from "./activity.rules";
import { memberCopy } from "./copy";
import type { OpenThreadDto } from "./inbox.contract";
import { readThread } from "./inbox.queries";
import { businessThreads } from "./inbox.rows";
import { auditTeam } from "./rows";

type ThreadInput = { viewer: Viewer; id: string; headers: Headers };

async function assertBusinessThread(tx: Transaction, { viewer, id }: ThreadInput): Promise<void> {
  const own = await tx.rows(sql`
    SELECT 1 FROM ${businessThreads(viewer)} WHERE c.id = ${id}::uuid`);
  if (own.length === 0) throw new AppError("not_found", memberCopy.unknownThread);
}

/** Stores the message in the owner’s name, as the customer sees it, with the person who wrote it. */
export async function answerThread(chosen: ThreadInput, message: NewMessage): Promise<OpenThreadDto> {
  const { viewer, id, headers } = chosen;
  const owner = await readOwner(viewer);
  const author = { id: viewer.id, username: viewer.username, vendorId: vendorIdOf(viewer), headers };
  const sender: Actor = viewer.id === owner.id ? owner : { ...owner, author };
  await withMessageLimit(owner, () =>
    runStep("team.answer", async (tx) => {
      await assertBusinessThread(tx, chosen);
      const conversation = await lockConversation(tx, owner.id, id);
      await writeMessage(tx, { conversation, sender, message });
      await auditAuthor(tx, { actor: sender, action: "answer", done: "answered a customer" });
    }),
  );
  await markRead(owner, id, undefined);
  await scheduleMail();
  return readThread(viewer, id);
}

async function lockAssignee(tx: Transaction, viewer: Viewer, memberId: string): Promise<string> {
  const [member] = await tx.rows<{ username: string; businessRole: BusinessRole }>(sql`
    SELECT u.username::text AS username, m.role::text AS "businessRole" FROM members m
    JOIN users u ON u.id = m.user_id
    WHERE m.id = ${memberId}::uuid AND m.vendor_id = ${viewer.vendorId}::uuid FOR SHARE OF m`);
  if (!member || !isPermitted(member, "answer")) {
    const message = memberCopy.unknownAssignee;
    throw new AppError("rule_broken", message, { fields: { memberId: message } });
  }
  return member.username;
}

export async function assignThread(chosen: ThreadInput, memberId: string | null): Promise<void> {
  const { viewer, id, headers } = chosen;
  await transaction(async (tx) => {
    await assertBusinessThread(tx, chosen);
    const assignee = memberId ? await lockAssignee(tx, viewer, memberId) : null;
    const changed = await tx.rows<{ ownerId: string }>(sql`
      UPDATE conversations SET assignee_id = ${memberId}::uuid
      WHERE id = ${id}::uuid AND assignee_id IS DISTINCT FROM ${memberId}::uuid
      RETURNING owner_id::text AS "ownerId"`);
    if (!changed[0]) return;
    await auditTeam(tx, {
      ...{ viewer, vendorId: vendorIdOf(viewer), action: "assign", headers },
      summary: activityLines.assign(viewer.username, assignee),
    });
    recordEvents(tx, [changed[0].ownerId], { topic: "message", subjectId: id });
  });
}
