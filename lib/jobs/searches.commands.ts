import "server-only";
import { findPlace } from "@/lib/places/queries";
import { searchCopy } from "@/lib/searches/copy";
import { countKept } from "@/lib/searches/rows";
import { maxSavedSearches } from "@/lib/searches/rules";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { jobFilterChips, jobQuery } from "./address.rules";
import type { JobSearchChanges, JobSearchDto, NewJobSearch } from "./searches.contract";
import { readJobSearches } from "./searches.rows";
import { readJobTree } from "./subcategories.queries";

const maxName = 120;

async function readOwn(tx: Transaction, userId: string, id: string): Promise<JobSearchDto> {
  const [own] = await readJobSearches(tx, userId, sql`s.id = ${id}::uuid`);
  if (!own) throw new AppError("not_found", searchCopy.unknown);
  return own;
}

/** Saves a search under its chips as name; saved already it answers with that one, rule_broken for the 26th. */
export async function saveJobSearch(
  userId: string,
  { filter, frequency }: NewJobSearch,
): Promise<JobSearchDto> {
  const query = jobQuery(filter);
  const place = filter.place ? await findPlace(filter.place) : null;
  const chips = jobFilterChips(filter, { place, parts: await readJobTree() }).map(({ label }) =>
    label.replace(/^“(.*)”$/, "$1"),
  );
  const words = chips.length > 0 ? chips.join(" · ") : "All jobs";
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, maxName);
  return runStep("job-search.create", async (tx) => {
    const count = await countKept(tx, userId);
    const existing = await tx.jobSearch.findUnique({ where: { userId_query: { userId, query } } });
    if (existing && !existing.deletedAt) return readOwn(tx, userId, existing.id);
    if (count >= maxSavedSearches) throw new AppError("rule_broken", searchCopy.tooMany);
    if (existing) await tx.jobSearch.delete({ where: { id: existing.id } });
    const { id } = await tx.jobSearch.create({
      data: { userId, name, query, frequency },
      select: { id: true },
    });
    return readOwn(tx, userId, id);
  });
}

/** Changes a person's own search; not_found for another's, rule_broken where taking one back makes them too many. */
export async function updateJobSearch(
  userId: string,
  id: string,
  { name, frequency, seen, deleted }: JobSearchChanges,
): Promise<JobSearchDto> {
  return transaction(async (tx) => {
    const count = await countKept(tx, userId);
    const own = await tx.jobSearch.findFirst({ where: { id, userId } });
    if (!own || (own.deletedAt && deleted !== false)) throw new AppError("not_found", searchCopy.unknown);
    if (own.deletedAt && count >= maxSavedSearches) throw new AppError("rule_broken", searchCopy.tooMany);
    const now = new Date();
    await tx.jobSearch.update({
      where: { id },
      data: {
        name,
        frequency,
        deletedAt: null,
        ...(seen ? { seenAt: now } : {}),
        ...(frequency && frequency !== own.frequency ? { alertsSince: now } : {}),
      },
    });
    return readOwn(tx, userId, id);
  });
}

/** Deletes a person's own, for a day in a way that can be taken back; not_found for another's. */
export async function removeJobSearch(userId: string, id: string): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.jobSearch.updateMany({
      where: { id, userId, deletedAt: null },
      data: { deletedAt: new Date() },
    });
    if (count === 0) throw new AppError("not_found", searchCopy.unknown);
  });
}
