import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { countTitles } from "../lexicon/synonym-titles.rows";
import { maxOpenSuggestions } from "./log.rules";
import { suggestionCopy } from "./synonym-suggestions.copy";
import type { SuggestionDto } from "./synonym-suggestions.contract";

type Row = Omit<SuggestionDto, "updatedAt"> & { updatedAt: Date };

async function read(condition: Sql): Promise<SuggestionDto[]> {
  const found = await rows<Row>(sql`
    SELECT id::text AS id, failed, term, visitors, status, ${countTitles(sql`ARRAY[s.term]`)} AS listings,
      updated_at AS "updatedAt"
    FROM search_suggestions s WHERE ${condition} ORDER BY visitors DESC, id LIMIT ${maxOpenSuggestions}::int`);
  return found.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

export function listSuggestions(): Promise<SuggestionDto[]> {
  return read(sql`status = 'open'`);
}

/** Includes decided suggestions; throws not_found (404). */
export async function readSuggestion(id: string): Promise<SuggestionDto> {
  const [found] = await read(sql`id = ${id}::uuid`);
  if (!found) throw new AppError("not_found", suggestionCopy.gone);
  return found;
}
