import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { beginUndoable } from "@/lib/audit/undo.rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { requireNextState } from "@/lib/shared/decision-checks";
import { isForListings } from "../lexicon/synonym-titles.rows";
import { defaultWeights, synonymsTag } from "../lexicon/synonyms.rules";
import { suggestionCopy } from "./synonym-suggestions.copy";
import {
  suggestionTransitions,
  type SuggestionAction,
  type SuggestionStatus,
} from "./synonym-suggestions.rules";

type Suggestion = { id: string; failed: string; term: string; status: SuggestionStatus };
type Decision = { admin: Viewer; id: string; action: SuggestionAction; headers: Headers };

async function lockSuggestion(tx: Transaction, id: string): Promise<Suggestion> {
  const [found] = await tx.rows<Suggestion>(sql`
    SELECT id::text AS id, failed, term, status FROM search_suggestions WHERE id = ${id}::uuid FOR UPDATE`);
  if (!found) throw new AppError("not_found", suggestionCopy.gone);
  return found;
}

async function addSynonymGroup(tx: Transaction, { id, failed, term }: Suggestion): Promise<void> {
  await tx.rows(sql`
    INSERT INTO search_synonyms (words, finds, kind, weight, source, suggestion_id)
    SELECT ARRAY[${failed}], ARRAY[${term}], 'related', ${defaultWeights.related}::float8, 'feedback', ${id}::uuid
    WHERE NOT EXISTS (
      SELECT FROM search_synonyms WHERE ${isForListings} AND ${failed} = ANY(words) AND ${term} = ANY(words || finds))`);
}

/** Can be undone for 15 seconds. Throws conflict (409) if already decided, not_found (404) if missing. */
export async function decideOnSuggestion({ admin, id, action, headers }: Decision): Promise<void> {
  await transaction(async (tx) => {
    const suggestion = await lockSuggestion(tx, id);
    const move = { status: suggestion.status, action, actor: "admin" } as const;
    const status = requireNextState(suggestionTransitions, move, suggestionCopy.decided);
    const summary = `“${suggestion.term}” for searches for “${suggestion.failed}” was ${status}`;
    const subject = { kind: "suggestion", id } as const;
    await beginUndoable(tx, { ...subject, actorId: admin.id, summary, tags: [synonymsTag] });
    await recordAudit(tx, {
      actor: admin,
      action: `suggestion.${action}`,
      subjectType: subject.kind,
      subjectId: id,
      summary,
      headers,
    });
    await tx.rows(sql`
      UPDATE search_suggestions SET status = ${status}::search_suggestion_status, updated_at = now()
      WHERE id = ${id}::uuid`);
    if (action === "accept") await addSynonymGroup(tx, suggestion);
    await purge([synonymsTag], tx);
  });
}
