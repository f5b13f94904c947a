import "server-only";
import { nameColumns, nameOf } from "@/lib/messages/threads/conversation.rows";
import { db, rows, sql } from "@/lib/server/db";
import { fromCents } from "@/lib/shared/money";

const yes = true as const;

type ConversationRow = Parameters<typeof nameOf>[0] & {
  id: string;
  about: string;
  archivedAt: Date | null;
  createdAt: Date;
};

async function readConversations(userId: string) {
  const found = await rows<ConversationRow>(sql`
    SELECT c.id::text, coalesce(l.title, j.title, av.business_name) AS about, ${nameColumns},
      CASE WHEN c.starter_id = ${userId}::uuid THEN c.starter_archived_at ELSE c.owner_archived_at END AS "archivedAt",
      c.created_at AS "createdAt"
    FROM (
      SELECT * FROM conversations WHERE starter_id = ${userId}::uuid
      UNION SELECT * FROM conversations WHERE owner_id = ${userId}::uuid) c
      JOIN users u ON u.id = CASE WHEN c.starter_id = ${userId}::uuid THEN c.owner_id ELSE c.starter_id END
      LEFT JOIN vendors v ON v.user_id = u.id LEFT JOIN listings l ON l.id = c.listing_id
      LEFT JOIN jobs j ON j.id = c.job_id LEFT JOIN vendors av ON av.id = c.vendor_id
    ORDER BY c.created_at, c.id`);
  return found.map(({ id, about, archivedAt, createdAt, ...named }) => ({
    id,
    about,
    with: nameOf(named),
    archivedAt,
    createdAt,
  }));
}

/** Includes statements that a team member wrote in the owner's name. */
function readCases(userId: string) {
  const me = sql`${userId}::uuid`;
  return rows<object>(sql`
    SELECT k.deal_id AS "dealId", k.viewing_id AS "viewingId", k.reason, k.status, k.outcome, k.outcome_text AS "outcomeText",
      k.created_at AS "createdAt", k.closed_at AS "closedAt",
      (SELECT coalesce(json_agg(json_build_object('text', s.text, 'createdAt', s.created_at, 'documents',
          ARRAY(SELECT f.document_id FROM case_files f WHERE f.statement_id = s.id ORDER BY f.position))
          ORDER BY s.created_at, s.id), '[]')
        FROM case_statements s WHERE s.case_id = k.id AND ${me} IN (s.author_id, s.written_by_id)) AS statements
    FROM (SELECT * FROM deal_cases WHERE opener_id = ${me} UNION SELECT * FROM deal_cases WHERE other_id = ${me}
      UNION SELECT k.* FROM deal_cases k JOIN case_statements s ON s.case_id = k.id WHERE s.written_by_id = ${me}) k
    ORDER BY k.created_at, k.id`);
}

/** Includes messages that a team member wrote in the owner's name. */
async function readWrittenMessages(userId: string) {
  const readWhere = (where: { senderId: string } | { writtenById: string }) =>
    db.message.findMany({
      where: { ...where, takenBackAt: null },
      select: {
        id: yes,
        conversationId: yes,
        text: yes,
        createdAt: yes,
        attachments: { select: { documentId: yes }, orderBy: { position: "asc" } },
      },
    });
  const found = await Promise.all([readWhere({ senderId: userId }), readWhere({ writtenById: userId })]);
  const messages = new Map(found.flat().map(({ id, ...message }) => [id, message]));
  return [...messages.values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/**
 * Appointments that the user asked for or proposed. The proposer wrote the note and, at the same moment, the message
 * about it.
 */
function readViewings(userId: string) {
  const me = sql`${userId}::uuid`;
  return rows<object>(sql`
    SELECT w.conversation_id AS "conversationId", w.listing_id AS "listingId", w.starts_at AS "startsAt",
      w.duration_minutes AS "durationMinutes", CASE WHEN w.own THEN w.other_times ELSE '{}' END AS "otherTimes",
      CASE WHEN w.own THEN w.note ELSE '' END AS note, w.status,
      w.created_at AS "createdAt"
    FROM (SELECT v.*, EXISTS (SELECT FROM messages m WHERE m.conversation_id = v.conversation_id
          AND m.created_at = v.created_at AND m.sender_id = ${me}) AS own
        FROM viewings v WHERE v.requested_by_id = ${me} OR v.owner_id = ${me}) w
    WHERE w.own OR w.requested_by_id = ${me} ORDER BY w.created_at, w.id`);
}

async function readMessages(userId: string) {
  const [conversations, messages, heldMessages, offers, viewings, cases] = await Promise.all([
    readConversations(userId),
    readWrittenMessages(userId),
    db.heldMessage.findMany({
      where: { senderId: userId, status: { not: "released" } },
      select: { conversationId: yes, text: yes, status: yes, createdAt: yes, documentIds: yes },
      orderBy: { createdAt: "asc" },
    }),
    db.offer.findMany({
      where: { proposedById: userId },
      select: {
        conversationId: yes,
        listingId: yes,
        amountCents: yes,
        quantity: yes,
        note: yes,
        status: yes,
        createdAt: yes,
        decidedAt: yes,
        settledAt: yes,
      },
    }),
    readViewings(userId),
    readCases(userId),
  ]);
  return {
    conversations,
    messages: messages.map(({ attachments, ...message }) => ({
      ...message,
      documents: attachments.map(({ documentId }) => documentId),
    })),
    heldMessages,
    offers: offers.map(({ amountCents, ...offer }) => ({ ...offer, amount: fromCents(amountCents) })),
    viewings,
    cases,
  };
}

async function readJobs(userId: string) {
  const jobs = await db.job.findMany({
    where: { posterId: userId },
    select: {
      id: yes,
      title: yes,
      company: yes,
      companyAbout: yes,
      logoImage: { select: { name: yes } },
      category: yes,
      subcategory: yes,
      employmentType: yes,
      workplace: yes,
      location: yes,
      state: yes,
      salaryMinCents: yes,
      salaryMaxCents: yes,
      salaryUnit: yes,
      description: yes,
      deadline: yes,
      openings: yes,
      applyMethod: yes,
      applyEmail: yes,
      applyUrl: yes,
      status: yes,
      decisionReason: yes,
      publishedAt: yes,
      expiresAt: yes,
      createdAt: yes,
      questions: { select: { text: yes, kind: yes, required: yes }, orderBy: { position: "asc" } },
      applications: {
        where: { posterNote: { not: "" } },
        select: { id: yes, posterNote: yes },
      },
    },
  });
  return jobs.map(({ salaryMinCents, salaryMaxCents, logoImage, applications, ...job }) => ({
    ...job,
    logo: logoImage?.name ?? null,
    salaryMin: salaryMinCents === null ? null : fromCents(salaryMinCents),
    salaryMax: salaryMaxCents === null ? null : fromCents(salaryMaxCents),
    applicantNotes: applications.map(({ id, posterNote }) => ({ applicationId: id, note: posterNote })),
  }));
}

function readApplications(userId: string) {
  return db.jobApplication.findMany({
    where: { applicantId: userId },
    select: {
      jobId: yes,
      job: { select: { title: yes, company: yes } },
      note: yes,
      documentId: yes,
      status: yes,
      createdAt: yes,
      updatedAt: yes,
      answers: { select: { text: yes, question: { select: { text: yes } } } },
    },
  });
}

export async function readConversationsExport(userId: string) {
  const [conversations, jobs, applications] = await Promise.all([
    readMessages(userId),
    readJobs(userId),
    readApplications(userId),
  ]);
  return { ...conversations, jobs, applications };
}
