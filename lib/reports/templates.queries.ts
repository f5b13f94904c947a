import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import type { TemplateDto } from "./templates.contract";
import { templateColumns, toTemplate, type TemplateRow } from "./templates.rows";
import { maxTemplates, templateQueues, type TemplateQueue } from "./templates.rules";

export async function listReasonTemplates(queue?: TemplateQueue): Promise<TemplateDto[]> {
  const queues = queue ? [queue] : [...templateQueues];
  const found = await rows<TemplateRow>(sql`
    SELECT ${templateColumns} FROM reason_templates WHERE queue = ANY(${queues}::text[])
    ORDER BY array_position(${queues}::text[], queue::text), lower(title), id
    LIMIT ${constant(maxTemplates * templateQueues.length)}`);
  return found.map(toTemplate);
}
