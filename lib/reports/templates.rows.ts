import "server-only";
import { sql } from "@/lib/server/db";
import type { TemplateDto } from "./templates.contract";

export type TemplateRow = Omit<TemplateDto, "updatedAt"> & { updatedAt: Date };

export const templateColumns = sql`id, queue, title, text, updated_at AS "updatedAt"`;

export function toTemplate({ updatedAt, ...template }: TemplateRow): TemplateDto {
  return { ...template, updatedAt: updatedAt.toISOString() };
}
