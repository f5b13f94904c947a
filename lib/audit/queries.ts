import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, allOf, countUpTo, type CappedTotal, type Sql } from "@/lib/server/sql";
import { toPage, type Page } from "@/lib/shared/page";
import type { AuditEntryDto, AuditQuery } from "./contract";
import { diffStates, auditCountCap, type AuditState } from "./rules";

type Row = {
  id: string;
  actorId: string | null;
  actorName: string;
  action: string;
  subjectType: string;
  subjectId: string | null;
  summary: string;
  data: AuditEntryDto["data"];
  before: AuditState | null;
  after: AuditState | null;
  createdAt: Date;
};

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

function toEntry({
  id,
  actorId,
  actorName,
  subjectType,
  subjectId,
  before,
  after,
  ...row
}: Row): AuditEntryDto {
  const { action, summary, data, createdAt } = row;
  return {
    ...{ id, action, summary, data },
    actor: { id: actorId, name: actorName },
    subject: { type: subjectType, id: subjectId },
    changes: diffStates(before, after),
    createdAt: createdAt.toISOString(),
  };
}

const startOf = (day: string) => sql`(${day}::date)::timestamp AT TIME ZONE 'UTC'`;

function conditionsOf({ person, action, thing, from, to }: AuditQuery): Sql[] {
  const id = thing ? (uuid.exec(thing)?.[0].toLowerCase() ?? thing.slice(0, 80)) : null;
  return [
    ...(person ? [sql`actor_id = (SELECT id FROM users WHERE username = ${person}::citext)`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    // The index starts with the type; listing the few types makes it usable.
    ...(id
      ? [
          sql`subject_type = ANY(SELECT type FROM (${distinct(sql`subject_type`)}) t (type)) AND subject_id = ${id}`,
        ]
      : []),
    ...(from ? [sql`created_at >= ${startOf(from)}`] : []),
    ...(to ? [sql`created_at < ${startOf(to)} + interval '1 day'`] : []),
  ];
}

/** Loose index scan: one index lookup per distinct value. */
function distinct(column: Sql): Sql {
  return sql`WITH RECURSIVE v AS (
      (SELECT ${column} AS value FROM audit_log ORDER BY ${column} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${column} FROM audit_log WHERE ${column} > v.value ORDER BY ${column} LIMIT 1) FROM v
      WHERE v.value IS NOT NULL)
    SELECT value FROM v WHERE value IS NOT NULL`;
}

export async function listAudit(query: AuditQuery): Promise<Page<AuditEntryDto>> {
  const { limit, cursor } = query;
  const conditions = conditionsOf(query);
  const after = afterTimeCursor({ columns: sql`created_at, id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT id, actor_id AS "actorId", actor_name AS "actorName", action, subject_type AS "subjectType",
        subject_id AS "subjectId", summary, data, before, after, created_at AS "createdAt"
      FROM audit_log WHERE ${allOf([...conditions, after])}
      ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(auditCountCap, sql`FROM audit_log WHERE ${allOf(conditions)}`)),
  ]);
  return toPage({ found, limit, toItem: toEntry, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}

export async function listAuditActions(): Promise<string[]> {
  const found = await rows<{ value: string }>(distinct(sql`action`));
  return found.map(({ value }) => value);
}
