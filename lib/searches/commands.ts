import "server-only";
import { jobQuery } from "@/lib/jobs/catalog/address.rules";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { lockUser } from "@/lib/users/locking.commands";
import type { JobSearchDto, NewJobSearch, SavedDto, SavedSearchDto, SearchChanges } from "./contract";
import { searchCopy } from "./copy";
import { compileSearch } from "./matching/compiling.queries";
import { writeCompiled } from "./matching/compiling.rows";
import type { SearchRequest } from "./matching/rules";
import { countSearches, matchesSearch, readSearches, type OwnSearch } from "./rows";
import { toJobQuery, maxSavedSearches, type Frequency } from "./rules";

async function readOwn(tx: Transaction, userId: string, id: string): Promise<SavedSearchDto> {
  const [own] = await readSearches(tx, userId, matchesSearch({ id }));
  if (!own) throw new AppError("not_found", searchCopy.unknown);
  return own;
}

/** Locks the user, so that two tabs can't exceed the limit. */
async function lockAndCountSearches(tx: Transaction, userId: string): Promise<number> {
  await lockUser(tx, userId);
  return countSearches(tx, userId);
}

type NewSearch = SearchRequest & { name?: string; frequency?: Frequency };

/**
 * Stores identical filters once; named after the chips by default. Throws rule_broken for the 26th search and for
 * filters that can never match.
 */
export async function createSavedSearch(
  userId: string,
  { name, frequency, ...request }: NewSearch,
): Promise<SavedDto> {
  const compiled = await compileSearch(request);
  if (!compiled) throw new AppError("rule_broken", searchCopy.nothingFits);
  const { target, filter } = request;
  return runStep("saved-search.create", async (tx) => {
    const count = await lockAndCountSearches(tx, userId);
    const [same] = await tx.rows<{ id: string; isDeleted: boolean }>(sql`
      SELECT id::text AS id, deleted_at IS NOT NULL AS "isDeleted" FROM saved_searches
      WHERE user_id = ${userId}::uuid AND target = ${target}::search_target AND filter = ${JSON.stringify(filter)}::jsonb
      ORDER BY deleted_at NULLS FIRST LIMIT 1`);
    if (same && !same.isDeleted) return { ...(await readOwn(tx, userId, same.id)), existed: true };
    if (count >= maxSavedSearches) throw new AppError("rule_broken", searchCopy.tooMany);
    if (same) await tx.savedSearch.delete({ where: { id: same.id } });
    const { id } = await tx.savedSearch.create({
      data: { userId, target, name: name ?? compiled.name, filter, frequency },
      select: { id: true },
    });
    await writeCompiled(tx, [id], compiled);
    return { ...(await readOwn(tx, userId, id)), existed: false };
  });
}

export async function updateSavedSearch(
  userId: string,
  search: OwnSearch,
  { name, frequency, seen, deleted }: SearchChanges,
): Promise<SavedSearchDto> {
  const isBack = deleted === false;
  return transaction(async (tx) => {
    const count = isBack ? await lockAndCountSearches(tx, userId) : 0;
    const [own] = await tx.rows<{ isDeleted: boolean }>(sql`
      SELECT deleted_at IS NOT NULL AS "isDeleted" FROM saved_searches s
      WHERE ${matchesSearch(search)} AND s.user_id = ${userId}::uuid FOR UPDATE`);
    if (!own || (own.isDeleted && !isBack)) throw new AppError("not_found", searchCopy.unknown);
    if (own.isDeleted && count >= maxSavedSearches) throw new AppError("rule_broken", searchCopy.tooMany);
    await tx.rows(sql`
      UPDATE saved_searches SET name = coalesce(${name ?? null}, name), deleted_at = NULL,
        seen_at = CASE WHEN ${seen ?? false} THEN now() ELSE seen_at END,
        alerts_since = CASE WHEN ${frequency ?? null}::alert_frequency <> frequency THEN now() ELSE alerts_since END,
        frequency = coalesce(${frequency ?? null}::alert_frequency, frequency)
      WHERE id = ${search.id}::uuid`);
    return readOwn(tx, userId, search.id);
  });
}

/** Soft delete, which can be undone for a day. */
export async function deleteSavedSearch(userId: string, search: OwnSearch): Promise<void> {
  await transaction(async (tx) => {
    const gone = await tx.rows(sql`
      UPDATE saved_searches s SET deleted_at = now()
      WHERE ${matchesSearch(search)} AND s.user_id = ${userId}::uuid AND s.deleted_at IS NULL RETURNING 1`);
    if (gone.length === 0) throw new AppError("not_found", searchCopy.unknown);
  });
}

function toJobSearch({ target: _target, filter, seenAt: _seenAt, ...search }: SavedSearchDto): JobSearchDto {
  return { ...search, query: toJobQuery(filter) };
}

export async function createJobSearch(
  userId: string,
  { filter, frequency }: NewJobSearch,
): Promise<JobSearchDto> {
  const parameters = Object.fromEntries(new URLSearchParams(jobQuery(filter)));
  const { existed: _existed, ...saved } = await createSavedSearch(userId, {
    target: "jobs",
    filter: parameters,
    frequency,
  });
  return toJobSearch(saved);
}

export async function updateJobSearch(
  userId: string,
  id: string,
  changes: SearchChanges,
): Promise<JobSearchDto> {
  return toJobSearch(await updateSavedSearch(userId, { id, target: "jobs" }, changes));
}
