import "server-only";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { compileSearch } from "./compiling.queries";
import type { NewSearch, SavedDto, SavedSearchDto, SearchChanges } from "./contract";
import { searchCopy } from "./copy";
import { countKept, searchColumns, toSavedSearch, writeCompiled, type SearchRow } from "./rows";
import { maxSavedSearches } from "./rules";

async function readOwn(tx: Transaction, where: ReturnType<typeof sql>): Promise<SavedSearchDto | null> {
  const [found] = await tx.rows<SearchRow>(sql`SELECT ${searchColumns} FROM saved_searches s WHERE ${where}`);
  return found ? toSavedSearch(found) : null;
}

/** Saves a search once; rule_broken for the 26th and for filters that no listing can fulfill. */
export async function createSavedSearch(
  userId: string,
  { filter, name, frequency }: NewSearch,
): Promise<SavedDto> {
  const compiled = await compileSearch(filter);
  if (!compiled) throw new AppError("rule_broken", searchCopy.nothingFits);
  return runStep("saved-search.create", async (tx) => {
    const count = await countKept(tx, userId);
    const same = sql`s.user_id = ${userId}::uuid AND s.filter = ${JSON.stringify(filter)}::jsonb`;
    const existing = await readOwn(tx, sql`${same} AND s.deleted_at IS NULL`);
    if (existing) return { ...existing, existed: true };
    if (count >= maxSavedSearches) throw new AppError("rule_broken", searchCopy.tooMany);
    await tx.rows(sql`DELETE FROM saved_searches s WHERE ${same}`);
    const { id } = await tx.savedSearch.create({
      data: { userId, name: name ?? compiled.name, filter, frequency },
      select: { id: true },
    });
    await writeCompiled(tx, id, compiled);
    const saved = await readOwn(tx, sql`s.id = ${id}::uuid`);
    return { ...saved!, existed: false };
  });
}

/** Changes a person's own search; not_found for another's, rule_broken where taking one back makes them too many. */
export async function updateSavedSearch(
  userId: string,
  id: string,
  { name, frequency, seen, deleted }: SearchChanges,
): Promise<SavedSearchDto> {
  const isBack = deleted === false;
  return transaction(async (tx) => {
    const count = isBack ? await countKept(tx, userId) : 0;
    const [own] = await tx.rows<{ isDeleted: boolean }>(sql`
      SELECT deleted_at IS NOT NULL AS "isDeleted" FROM saved_searches
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`);
    if (!own || (own.isDeleted && !isBack)) throw new AppError("not_found", searchCopy.unknown);
    if (own.isDeleted && count >= maxSavedSearches) throw new AppError("rule_broken", searchCopy.tooMany);
    await tx.rows(sql`
      UPDATE saved_searches SET name = coalesce(${name ?? null}, name), deleted_at = NULL,
        seen_at = CASE WHEN ${seen ?? false} THEN now() ELSE seen_at END,
        alerts_since = CASE WHEN ${frequency ?? null}::alert_frequency <> frequency THEN now() ELSE alerts_since END,
        frequency = coalesce(${frequency ?? null}::alert_frequency, frequency)
      WHERE id = ${id}::uuid`);
    return (await readOwn(tx, sql`s.id = ${id}::uuid`))!;
  });
}

/** Deletes a person's own search, for a day in a way that can be taken back. */
export async function deleteSavedSearch(userId: string, id: string): Promise<void> {
  await transaction(async (tx) => {
    const gone = await tx.rows(sql`
      UPDATE saved_searches SET deleted_at = now()
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL RETURNING 1`);
    if (gone.length === 0) throw new AppError("not_found", searchCopy.unknown);
  });
}
