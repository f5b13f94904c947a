import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { ReportThreadDto } from "./moderation.contract";
import { reportModerationCopy as copy } from "./moderation.copy";
import { threadContextMessages } from "./moderation.rules";

type ReportedThread = {
  conversationId: string;
  about: string;
  people: ReportThreadDto["people"];
};

type MessageRow = Omit<ReportThreadDto["messages"][number], "createdAt"> & { createdAt: Date };

async function findThread(tx: Transaction, messageId: string): Promise<ReportedThread> {
  const [found] = await tx.rows<ReportedThread>(sql`
    SELECT c.id::text AS "conversationId", coalesce(l.title, j.title, v.business_name) AS about,
      (SELECT json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name,
          'username', u.username::text) ORDER BY u.id = c.owner_id)
        FROM users u WHERE u.id IN (c.starter_id, c.owner_id)) AS people
    FROM messages m JOIN conversations c ON c.id = m.conversation_id
      LEFT JOIN listings l ON l.id = c.listing_id LEFT JOIN jobs j ON j.id = c.job_id
      LEFT JOIN vendors v ON v.id = c.vendor_id
    WHERE m.id = ${messageId}::uuid AND EXISTS (SELECT FROM reports p
      WHERE p.subject_type = 'message' AND p.subject_id = m.id AND p.status = 'open')`);
  if (!found) throw new AppError("not_found", copy.noThread);
  return found;
}

function readAround(tx: Transaction, conversationId: string, messageId: string): Promise<MessageRow[]> {
  const columns = sql`n.id, n.sender_id, n.text, n.created_at`;
  const mark = sql`(SELECT created_at, id FROM messages WHERE id = ${messageId}::uuid)`;
  const reach = constant(threadContextMessages);
  return tx.rows<MessageRow>(sql`
    SELECT m.id::text, u.first_name || ' ' || u.last_name AS sender, m.text, m.created_at AS "createdAt",
      EXISTS (SELECT FROM reports p WHERE p.subject_type = 'message' AND p.subject_id = m.id AND p.status = 'open')
        AS reported,
      ARRAY(SELECT d.original_name FROM message_attachments a JOIN documents d ON d.id = a.document_id
        WHERE a.message_id = m.id ORDER BY a.position) AS files
    FROM (
      (SELECT ${columns} FROM messages n WHERE n.conversation_id = ${conversationId}::uuid
        AND (n.created_at, n.id) <= ${mark} ORDER BY n.created_at DESC, n.id DESC LIMIT ${reach})
      UNION ALL
      (SELECT ${columns} FROM messages n WHERE n.conversation_id = ${conversationId}::uuid
        AND (n.created_at, n.id) > ${mark} ORDER BY n.created_at, n.id LIMIT ${reach})
    ) m LEFT JOIN users u ON u.id = m.sender_id
    ORDER BY m.created_at, m.id`);
}

type ReadRequest = { admin: Viewer; messageId: string; headers: Headers };

/** Every read is audited. Throws 404 once no report about the message is open. */
export function readThread({ admin, messageId, headers }: ReadRequest): Promise<ReportThreadDto> {
  return transaction(async (tx) => {
    const { conversationId, about, people } = await findThread(tx, messageId);
    const found = await readAround(tx, conversationId, messageId);
    await recordAudit(tx, {
      actor: admin,
      action: "report.read",
      subjectType: "message",
      subjectId: messageId,
      summary: `A reported conversation between ${people.map(({ username }) => username).join(" and ")} was read`,
      data: { messages: found.length },
      state: null,
      headers,
    });
    const messages = found.map(({ createdAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
    }));
    return { about, people, messages };
  });
}
