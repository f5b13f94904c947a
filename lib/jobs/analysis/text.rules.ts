import { joinAnd, joinOr, quoteLexeme } from "@/lib/search/analysis/tsquery.rules";
import type { JobQuery } from "@/lib/jobs/contract";
import { categorySlug } from "@/lib/jobs/parts.rules";
import { jobCountCap } from "@/lib/jobs/rules";
import { titleOperand, type IndexedPhrase, type JobTerm } from "./terms.rules";

export type Operand = { anywhere: string; titled: string; lexemes: readonly string[] };
export type TextTerm = {
  typed: string;
  kind: JobTerm["kind"] | "fact";
  own: Operand | null;
  operands: readonly Operand[];
};

/** Share of open jobs with a lexeme: exact for frequent ones, an upper bound for others. */
export type Shares = { get: (lexeme: string) => number; open: number };

export type JobMatch = { query: string; share: number };

export type JobText = {
  terms: readonly TextTerm[];
  /** Jobs with all terms; with all work terms in the title; and those whose title or company is the whole text. */
  words: JobMatch;
  titled: JobMatch;
  named: JobMatch;
  typed: string;
  some: string;
  head: string;
  phrase: string;
  facts: readonly string[];
  shares: Shares;
  signs: string | null;
};

const quoted = /'(?:[^']|'')*'/g;

export function estimateShare({ operands }: Pick<TextTerm, "operands">, shares: Shares): number {
  const each = operands.map(({ lexemes }) => Math.min(1, ...lexemes.map(shares.get)));
  return Math.min(
    1,
    each.reduce((sum, share) => sum + share, 0),
  );
}

export function anywhereQuery({ operands }: TextTerm): string {
  return joinOr(operands.map(({ anywhere }) => anywhere));
}

export function titleQuery({ operands }: TextTerm): string {
  return joinOr(operands.flatMap(({ titled }) => (titled ? [titled] : [])));
}

export function inSubject(query: string): string {
  return query.replaceAll(/('(?:[^']|'')*')(?::(\*))?/g, "$1:$2A");
}

function titleTerms(terms: readonly TextTerm[]): TextTerm[] {
  const work = terms.filter(({ kind }) => kind !== "condition" && kind !== "fact");
  return work.length > 0 ? work : terms.filter(({ kind }) => kind !== "fact");
}

type Parts = Pick<JobText, "terms" | "phrase" | "signs"> & { keys: readonly string[]; shares: Shares };

export function buildJobText({ terms: all, phrase, keys, shares, signs }: Parts): JobText {
  const terms = all.filter(({ operands }) => operands.length > 0);
  const works = titleTerms(terms);
  const product = (some: readonly TextTerm[], share: (term: TextTerm) => number) =>
    some.reduce((all, term) => all * share(term), 1);
  const words = joinAnd(terms.map(anywhereQuery));
  const isTitled = works.length > 0 && works.every((term) => titleQuery(term) !== "");
  const inTitles = ({ operands }: TextTerm) =>
    estimateShare(
      {
        operands: operands.map((one) => ({ ...one, lexemes: one.lexemes.map((lexeme) => `xt_${lexeme}`) })),
      },
      shares,
    );
  const typed = works.map(({ own }) => own?.titled ?? "");
  const [last = ""] = (works.at(-1)?.own?.anywhere.match(quoted) ?? []).slice(-1);
  return {
    terms: all,
    words: { query: words, share: product(terms, (term) => estimateShare(term, shares)) },
    titled: {
      query: isTitled ? joinAnd([works.map(titleQuery).join(" & "), words]) : "",
      share: product(works, inTitles),
    },
    named: { query: keys.join(" | "), share: 0 },
    typed: isTitled && typed.every(Boolean) ? typed.join(" & ") : "",
    some: works.map(titleQuery).filter(Boolean).join(" | "),
    head: inSubject(last),
    phrase: phrase.replaceAll(quoted, "$&:AB"),
    facts: terms.flatMap(({ kind, own }) => (kind === "fact" && own ? [own.anywhere] : [])),
    shares,
    signs,
  };
}

export const noWords = buildJobText({
  terms: [],
  phrase: "",
  keys: [],
  shares: { get: () => 0, open: 0 },
  signs: null,
});

const minPrefixLength = 4;

export function prefixOperands({ phrase, lexemes }: IndexedPhrase): Operand[] {
  if (phrase.length < minPrefixLength) return [];
  return lexemes.slice(0, 1).map((lexeme) => ({
    anywhere: `${quoteLexeme(lexeme)}:*`,
    titled: `${titleOperand([lexeme])}:*`,
    lexemes: [],
  }));
}

/** 'Data analyst' also matches an analyst whose text has 'data'. */
export function wordsApart({ query, lexemes }: IndexedPhrase): Operand[] {
  const [last = ""] = (query.match(quoted) ?? []).slice(-1);
  const head = last.slice(1, -1).replaceAll("''", "'");
  const others = lexemes.filter((lexeme) => lexeme !== head);
  if (!head || others.length === 0) return [];
  const anywhere = [titleOperand([head]), ...others.map(quoteLexeme)].join(" & ");
  return [{ anywhere: `(${anywhere})`, titled: "", lexemes: [`xt_${head}`, ...others] }];
}

const lookUpCost = 2;

export function isLookupCheaper({ share }: JobMatch, open: number): boolean {
  const walked = Math.min(open, (jobCountCap + 1) / share);
  return share * open * lookUpCost <= walked;
}

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
