import "server-only";
import { readJobAddress } from "@/lib/jobs/catalog/address.rules";
import { isAround } from "@/lib/jobs/catalog/filter.rows";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { anywhereQuery, filterLexemes, estimateShare } from "@/lib/jobs/analysis/text.rules";
import { joinAnd } from "@/lib/search/analysis/tsquery.rules";
import { understandJobs } from "@/lib/jobs/search/understanding.queries";
import { findPlace } from "@/lib/places/queries";
import { quoteLexeme } from "@/lib/search/analysis/tsquery.rules";
import { rarestLexemes } from "./keys.rules";
import { cents, readReach, type CompiledSearch } from "./listings.queries";
import { nameJobSearch } from "./names.rules";
import type { JobParameters } from "./rules";

export async function compileJobs(parameters: JobParameters): Promise<CompiledSearch> {
  const address = readJobAddress(parameters);
  const [{ filter, text }, place, parts] = await Promise.all([
    understandJobs(address),
    address.place ? findPlace(address.place) : null,
    readJobTree(),
  ]);
  const { terms, shares, words, signs } = text;
  const around = isAround(filter) ? filter : null;
  const reach = around && (await readReach(around.place, around.within));
  const filters = filterLexemes(filter).map(quoteLexeme);
  const lexemes = rarestLexemes([
    ...terms
      .filter(({ operands }) => operands.length > 0)
      .map((term) => ({
        operands: [anywhereQuery(term)],
        documents: estimateShare(term, shares) * shares.open,
      })),
    ...filters.map((lexeme) => ({
      operands: [lexeme],
      documents: shares.get(lexeme.slice(1, -1)) * shares.open,
    })),
  ]);
  return {
    section: "jobs",
    query: joinAnd([words.query, ...filters]) || null,
    minCents: cents(filter.minSalary),
    maxCents: cents(filter.maxSalary),
    placeId: reach?.placeId ?? null,
    within: reach && around!.within,
    lexemes: signs || (around && !reach) ? [] : lexemes,
    states: filter.state ? [filter.state] : (reach?.states ?? [""]),
    name: nameJobSearch(address, { place, parts }),
  };
}
