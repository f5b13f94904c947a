import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { assertFresh } from "@/lib/server/if-match";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { TemplateDto, TemplateInput } from "./templates.contract";
import { templateColumns, toTemplate, type TemplateRow } from "./templates.rows";
import { maxTemplates } from "./templates.rules";

const copy = {
  gone: "This template was removed. Reload the page.",
  changedMeanwhile: "Another admin changed this template. Reload the page.",
  nameInUse: "This queue already has a template with this name.",
  full: `A queue can have at most ${maxTemplates} templates. Remove one first.`,
} as const;

type Change = { admin: Viewer; headers: Headers };

const stateOf = ({ queue, title, text }: TemplateRow) => ({ queue, title, text });

async function lock(tx: Transaction, id: string): Promise<TemplateRow> {
  const [found] = await tx.rows<TemplateRow>(
    sql`SELECT ${templateColumns} FROM reason_templates WHERE id = ${id}::uuid FOR UPDATE`,
  );
  if (!found) throw new AppError("not_found", copy.gone);
  return found;
}

async function assertRoom(tx: Transaction, { id, queue, title }: TemplateInput): Promise<void> {
  await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtext(${`reason_templates ${queue}`}))`);
  const [found] = await tx.rows<{ count: number; taken: boolean }>(sql`
    SELECT count(*)::int AS count, coalesce(bool_or(lower(title) = lower(${title})), false) AS taken
    FROM reason_templates WHERE queue = ${queue} AND id IS DISTINCT FROM ${id}::uuid`);
  if (found?.taken) throw new AppError("rule_broken", copy.nameInUse, { fields: { title: copy.nameInUse } });
  if ((found?.count ?? 0) >= maxTemplates) throw new AppError("rule_broken", copy.full);
}

export function writeReasonTemplate({
  admin,
  headers,
  input,
}: Change & { input: TemplateInput }): Promise<TemplateDto> {
  const { id, queue, title, text } = input;
  return transaction(async (tx) => {
    const before = id === null ? null : await lock(tx, id);
    if (before) assertFresh({ headers, body: input, stored: before, copy });
    await assertRoom(tx, input);
    const [written] = before
      ? await tx.rows<TemplateRow>(sql`
          UPDATE reason_templates SET queue = ${queue}, title = ${title}, text = ${text}, updated_at = now()
          WHERE id = ${id}::uuid RETURNING ${templateColumns}`)
      : await tx.rows<TemplateRow>(sql`
          INSERT INTO reason_templates (id, queue, title, text) VALUES (gen_random_uuid(), ${queue}, ${title}, ${text})
          RETURNING ${templateColumns}`);
    await recordAudit(tx, {
      actor: admin,
      action: "template.write",
      subjectType: "template",
      subjectId: written!.id,
      summary: `The template “${title}” was ${before ? "changed" : "added"}`,
      state: { before: before && stateOf(before), after: stateOf(written!) },
      headers,
    });
    return toTemplate(written!);
  });
}

export function removeReasonTemplate({ admin, headers, id }: Change & { id: string }): Promise<TemplateDto> {
  return transaction(async (tx) => {
    const before = await lock(tx, id);
    await tx.rows(sql`DELETE FROM reason_templates WHERE id = ${id}::uuid`);
    await recordAudit(tx, {
      actor: admin,
      action: "template.remove",
      subjectType: "template",
      subjectId: id,
      summary: `The template “${before.title}” was removed`,
      state: { before: stateOf(before), after: null },
      headers,
    });
    return toTemplate(before);
  });
}
