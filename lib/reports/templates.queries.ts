import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import type { TemplateDto } from "./templates.contract";
import { mostTemplates, templateQueues, type TemplateQueue } from "./templates.rules";

/** Those of one queue or of all, in the order of the queues and by name. */
export function listReasonTemplates(queue?: TemplateQueue): Promise<TemplateDto[]> {
  const queues = queue ? [queue] : [...templateQueues];
  return rows<TemplateDto>(sql`
    SELECT id, queue, title, text FROM reason_templates WHERE queue = ANY(${queues}::text[])
    ORDER BY array_position(${queues}::text[], queue::text), lower(title), id
    LIMIT ${constant(mostTemplates * templateQueues.length)}`);
}
