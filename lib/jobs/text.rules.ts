import { quoteLexeme } from "@/lib/search/analysis/normalizer.rules";
import type { JobQuery } from "./contract";
import { categorySlug } from "./parts.rules";
import { jobCountCap } from "./rules";
import { titledBy, type IndexedPhrase, type JobTerm } from "./terms.rules";

/** One way in which jobs say a term, as operands of a tsquery. */
export type Operand = { anywhere: string; titled: string; lexemes: readonly string[] };
export type TextTerm = {
  typed: string;
  kind: JobTerm["kind"] | "fact";
  /** As it was typed. */
  own: Operand | null;
  operands: readonly Operand[];
};

/** In which part of all jobs a lexeme stands, for the most frequent ones, and at most for any other. */
export type Shares = { get: (lexeme: string) => number; open: number };

/** A tsquery of jobs, and the part of all jobs that it should find. */
export type JobMatch = { query: string; share: number };

/** What a search looks for in the documents of jobs. */
export type JobText = {
  terms: readonly TextTerm[];
  /** Jobs with all terms; with all of the work in the title; and those whose title or company is the whole text. */
  words: JobMatch;
  titled: JobMatch;
  named: JobMatch;
  /** What ranks a title: all of the work as typed, any of it, what the title is about, and the whole text as a phrase. */
  typed: string;
  some: string;
  head: string;
  phrase: string;
  facts: readonly string[];
  shares: Shares;
  /** Signs alone, which no index has. */
  signs: string | null;
};

const quoted = /'(?:[^']|'')*'/g;
const anyOf = (queries: readonly string[]) =>
  queries.length > 1 ? `(${queries.join(" | ")})` : (queries[0] ?? "");
export const allOfQueries = (queries: readonly string[]) => queries.filter(Boolean).join(" & ");

/** The part of all jobs that one term matches, at most. */
export function shareOf({ operands }: Pick<TextTerm, "operands">, shares: Shares): number {
  const each = operands.map(({ lexemes }) => Math.min(1, ...lexemes.map(shares.get)));
  return Math.min(
    1,
    each.reduce((sum, share) => sum + share, 0),
  );
}

/** A term in any of its ways, anywhere in a job; '' for one that no index has. */
export function anywhereOf({ operands }: TextTerm): string {
  return anyOf(operands.map(({ anywhere }) => anywhere));
}

/** The same in its title. */
export function titledOf({ operands }: TextTerm): string {
  return anyOf(operands.flatMap(({ titled }) => (titled ? [titled] : [])));
}

/** A tsquery for what titles are about, which has weight A. */
export function inSubject(query: string): string {
  return query.replaceAll(/('(?:[^']|'')*')(?::(\*))?/g, "$1:$2A");
}

/** Terms of which titles are asked: the work, or all of them where there is no other. */
function worksOf(terms: readonly TextTerm[]): TextTerm[] {
  const work = terms.filter(({ kind }) => kind !== "condition" && kind !== "fact");
  return work.length > 0 ? work : terms.filter(({ kind }) => kind !== "fact");
}

type Parts = Pick<JobText, "terms" | "phrase" | "signs"> & { keys: readonly string[]; shares: Shares };

/** The queries of a text from its terms; those that no index has are left out. */
export function combine({ terms: all, phrase, keys, shares, signs }: Parts): JobText {
  const terms = all.filter(({ operands }) => operands.length > 0);
  const works = worksOf(terms);
  const product = (some: readonly TextTerm[], share: (term: TextTerm) => number) =>
    some.reduce((all, term) => all * share(term), 1);
  const words = allOfQueries(terms.map(anywhereOf));
  const isTitled = works.length > 0 && works.every((term) => titledOf(term) !== "");
  const inTitles = ({ operands }: TextTerm) =>
    shareOf(
      {
        operands: operands.map((one) => ({ ...one, lexemes: one.lexemes.map((lexeme) => `xt_${lexeme}`) })),
      },
      shares,
    );
  const typed = works.map(({ own }) => own?.titled ?? "");
  const [last = ""] = (works.at(-1)?.own?.anywhere.match(quoted) ?? []).slice(-1);
  return {
    terms: all,
    words: { query: words, share: product(terms, (term) => shareOf(term, shares)) },
    titled: {
      query: isTitled ? allOfQueries([works.map(titledOf).join(" & "), words]) : "",
      share: product(works, inTitles),
    },
    named: { query: keys.join(" | "), share: 0 },
    typed: isTitled && typed.every(Boolean) ? typed.join(" & ") : "",
    some: works.map(titledOf).filter(Boolean).join(" | "),
    head: inSubject(last),
    phrase: phrase.replaceAll(quoted, "$&:AB"),
    facts: terms.flatMap(({ kind, own }) => (kind === "fact" && own ? [own.anywhere] : [])),
    shares,
    signs,
  };
}

/** A search without words. */
export const noWords = combine({
  terms: [],
  phrase: "",
  keys: [],
  shares: { get: () => 0, open: 0 },
  signs: null,
});

const leastBeginning = 4;

/** What a word finds by its beginning, where no job has the word itself: 'electr'. */
export function beginningOf({ phrase, lexemes }: IndexedPhrase): Operand[] {
  if (phrase.length < leastBeginning) return [];
  return lexemes.slice(0, 1).map((lexeme) => ({
    anywhere: `${quoteLexeme(lexeme)}:*`,
    titled: `${titledBy([lexeme])}:*`,
    lexemes: [],
  }));
}

/** Finding a job in the index and sorting it costs as much as walking past so many. */
const lookUpCost = 2;

/**
 * Whether looking all matches up costs less than to walk from the newest job on until as many are found as are counted.
 */
export function isLookedUp({ share }: JobMatch, open: number): boolean {
  const walked = Math.min(open, (jobCountCap + 1) / share);
  return share * open * lookUpCost <= walked;
}

/** The lexemes of documents that have what was chosen. */
export function filterLexemes(filter: JobQuery): string[] {
  const { category, subcategory, employmentType, workplace, state } = filter;
  return [
    ...(category ? [`xjc_${categorySlug(category).replaceAll("-", "_")}`] : []),
    ...(subcategory ? [`xsc_${subcategory.replaceAll(/[-/]/g, "_")}`] : []),
    ...(employmentType ? [`xem_${employmentType}`] : []),
    ...(workplace ? [`xwk_${workplace}`] : []),
    ...(state ? [`xst_${state.toLowerCase()}`] : []),
  ];
}
