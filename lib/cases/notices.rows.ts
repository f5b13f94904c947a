import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { notifyAdmins } from "@/lib/notifications/notify/admins.rows";
import { readTeamOf } from "@/lib/notifications/notify/team.rows";
import type { Notice } from "@/lib/notifications/notify/notice.rules";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import type { Transaction } from "@/lib/server/db";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { caseKindNames, caseNotices, caseOutcomeNames, caseReasonNames } from "./copy";
import { caseClosedMail, caseOpenedMail, caseReminderMail } from "./mail.copy";
import type { CaseKind, CaseOutcome, CaseReason } from "./rules";

type Case = { id: string; kind: CaseKind; title: string; conversationId: string };

export const openedKey = (caseId: string) => `case-opened:${caseId}`;
export const reminderKey = (caseId: string) => `case-reminder:${caseId}`;
export const statementKey = (statementId: string) => `case-statement:${statementId}`;

export function notifyAdminsOfCase(
  tx: Transaction,
  { id, kind, title, reason }: Case & { reason: CaseReason },
): Promise<void> {
  return notifyAdmins(tx, {
    type: "report",
    title: `New case about ${caseKindNames[kind]}: ${title}`,
    body: caseReasonNames[reason],
    href: adminHrefs.cases(),
    dedupeKey: openedKey(id),
  });
}

type CaseSide = { to: string; conversationId: string };

async function notifySide(
  tx: Transaction,
  { to, conversationId }: CaseSide,
  notice: Omit<Notice, "userId">,
): Promise<void> {
  const team = await readTeamOf(tx, { conversationId, userId: to, permission: "answer" });
  await notifyEach(
    tx,
    [to, ...team].map((userId) => ({ ...notice, userId })),
  );
}

type OpenedCaseNotice = Case & { openerId: string; otherId: string; name: string; until: Date };

export async function notifyOpened(tx: Transaction, opened: OpenedCaseNotice): Promise<void> {
  const { id, kind, title, conversationId, openerId, otherId, name, until } = opened;
  const path = hrefs.case(id);
  await notifySide(
    tx,
    { to: otherId, conversationId },
    {
      type: "report",
      title: caseNotices.opened(name, kind),
      body: title,
      href: path,
      mail: (site, { firstName }) =>
        caseOpenedMail(site, { firstName, kind, title, path, name, until: until.toISOString() }),
      dedupeKey: openedKey(id),
    },
  );
  await notifySide(
    tx,
    { to: openerId, conversationId },
    {
      type: "report",
      title: "Your case is open",
      body: `${title}. Our team reads it once both sides have had time to add statements.`,
      href: path,
      dedupeKey: openedKey(id),
    },
  );
  recordEvents(tx, [openerId, otherId], { topic: "message", subjectId: conversationId });
}

type UnansweredCase = Case & { to: string; name: string; until: Date };

export function notifySilent(tx: Transaction, silent: UnansweredCase): Promise<void> {
  const { id, kind, title, name, until } = silent;
  const path = hrefs.case(id);
  return notifySide(tx, silent, {
    type: "report",
    title: `Add your side to the case about ${title}`,
    body: `You can write until ${formatDate(until.toISOString())}. Then our team decides.`,
    href: path,
    mail: (site, { firstName }) =>
      caseReminderMail(site, { firstName, kind, title, path, name, until: until.toISOString() }),
    isReminder: true,
    isUrgent: true,
    dedupeKey: reminderKey(id),
  });
}

type NewStatementNotice = Omit<Case, "kind"> & { statementId: string; to: string; name: string };

export function notifyStatement(tx: Transaction, added: NewStatementNotice): Promise<void> {
  const { id, title, statementId, name } = added;
  return notifySide(tx, added, {
    type: "report",
    title: caseNotices.statement(name),
    body: title,
    href: hrefs.case(id),
    dedupeKey: statementKey(statementId),
  });
}

type ClosedCase = Case & { to: readonly string[]; outcome: CaseOutcome; text: string };

export async function notifyClosed(tx: Transaction, closed: ClosedCase): Promise<void> {
  const { id, title, conversationId, to, outcome, text } = closed;
  const path = hrefs.case(id);
  for (const person of to) {
    await notifySide(
      tx,
      { to: person, conversationId },
      {
        type: "report",
        title: `We closed the case about ${title}`,
        body: caseOutcomeNames[outcome],
        href: path,
        mail: (site, { firstName }) => caseClosedMail(site, { firstName, title, path, outcome, text }),
        dedupeKey: `case-closed:${id}`,
      },
    );
  }
  recordEvents(tx, to, { topic: "message", subjectId: conversationId });
}
