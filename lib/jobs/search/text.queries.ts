import "server-only";
import { closestWord, countSlips } from "@/lib/search/analysis/edit-distance.rules";
import { quoteLexeme } from "@/lib/search/analysis/tsquery.rules";
import { soundsLike } from "@/lib/search/analysis/phonetics.rules";
import { isEverydayWord } from "@/lib/search/lexicon/english.rules";
import { synonymsTag } from "@/lib/search/lexicon/synonyms.rules";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import { isOpen } from "@/lib/jobs/catalog/filter.rows";
import { jobSharesTag } from "@/lib/jobs/rules";
import {
  groupsByWord,
  operandsOf,
  synonymsOf,
  parseTerms,
  workWords,
  type JobGroup,
  type JobTerm,
} from "@/lib/jobs/analysis/terms.rules";
import {
  prefixOperands,
  buildJobText,
  wordsApart,
  noWords,
  type JobText,
  type Shares,
  type TextTerm,
} from "@/lib/jobs/analysis/text.rules";

const readLexicon = () =>
  cachedRead({
    tags: [synonymsTag],
    key: "job-lexicon",
    maxAgeSeconds: 600,
    load: async () => {
      const groups = await rows<JobGroup>(sql`
        SELECT words || finds AS words, kind = 'job_condition' AS "isCondition" FROM search_synonyms
        WHERE kind IN ('job', 'job_condition') ORDER BY id`);
      const words = groups.flatMap((group) => group.words.flatMap((phrase) => phrase.split(" ")));
      return { groups: groupsByWord(groups), words: new Set([...words, ...workWords]) };
    },
  });

/**
 * From planner statistics: exact for the most frequent lexemes; any other gets the share of the least frequent of
 * these.
 */
function readShares(): Promise<Shares> {
  return cachedRead({
    tags: [jobSharesTag],
    key: "job-shares",
    maxAgeSeconds: 600,
    load: async () => {
      const found = await rows<{ lexeme: string | null; share: number; open: number }>(sql`
        SELECT unnest(s.most_common_elems::text::text[]) AS lexeme, unnest(s.most_common_elem_freqs) AS share,
          (SELECT greatest(reltuples, 0)::float8 FROM pg_class WHERE oid = 'job_documents'::regclass) AS open
        FROM pg_stats s WHERE s.schemaname = current_schema() AND s.tablename = 'job_documents' AND s.attname = 'tsv'`);
      const shares = new Map(
        found.flatMap(({ lexeme, share }) => (lexeme === null ? [] : [[lexeme, share]])),
      );
      const others = shares.size > 0 ? Math.min(...shares.values()) : 0;
      return { get: (lexeme) => shares.get(lexeme) ?? others, open: found[0]?.open ?? 0 };
    },
  });
}

const maxTitles = 300;
const minCorrectedLength = 5;
const minHalfLength = 3;
const longWordLength = 9;

function isCorrectable(word: string): boolean {
  return word.length >= minCorrectedLength && /^[a-z]+$/.test(word);
}

/** Two letters swapped in the middle leave neither half right: 'paino'. */
function swappedSpellings(word: string): string[] {
  if (!isCorrectable(word)) return [];
  return [...word]
    .slice(1)
    .map((letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`);
}

function titlePatterns(word: string): string[] {
  if (!isCorrectable(word)) return [];
  const half = Math.max(minHalfLength, Math.floor(word.length / 2));
  return [word.slice(0, half), word.slice(-half), ...swappedSpellings(word)].map((part) => `%${part}%`);
}

async function findSimilarWords(words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const patterns = words.map((word) => titlePatterns(word).join(" "));
  const swapped = words.map((word) => swappedSpellings(word).join(" "));
  const found = await rows<{ word: string; near: string[] | null }>(sql`
    SELECT typed.word, (
      SELECT array_agg(DISTINCT w.word) FROM (
        SELECT j.title || ' ' || j.company AS names FROM jobs j
        WHERE ${isOpen} AND (j.title ILIKE ANY (string_to_array(typed.patterns, ' '))
          OR j.company ILIKE ANY (string_to_array(typed.patterns, ' ')))
        LIMIT ${constant(maxTitles)}
      ) j, unnest(search_words_of(j.names)) AS w (word)
      WHERE w.word % typed.word OR w.word = ANY (string_to_array(typed.swapped, ' '))
    ) AS near
    FROM unnest(${[...words]}::text[], ${patterns}::text[], ${swapped}::text[]) AS typed (word, patterns, swapped)
    WHERE NOT EXISTS (SELECT FROM job_documents d WHERE d.tsv @@ plainto_tsquery('plaza', search_text(typed.word)))`);
  return new Map(found.map(({ word, near }) => [word, near ?? []]));
}

function findCorrection(typed: string, known: Iterable<string>): string | null {
  if (!isCorrectable(typed)) return null;
  const meant = closestWord(
    typed,
    [...new Set(known)].map((word) => ({ word, documents: 1 })),
  );
  const isSure = typed.length >= longWordLength || countSlips(typed, meant ?? "", 1) <= 1;
  return meant && (isSure || soundsLike(typed, meant)) ? meant : null;
}

type ParsedTerm = JobTerm & {
  meant?: string;
  begins?: true;
};

async function correctTerms(terms: readonly JobTerm[]): Promise<ParsedTerm[]> {
  const { groups, words } = await readLexicon();
  const isStrange = (word: string) => !isEverydayWord(word) && !words.has(word);
  const open = terms.filter(({ kind, typed }) => kind === "word" && isStrange(typed.toLowerCase()));
  const unknown = await findSimilarWords(open.map(({ typed }) => typed.toLowerCase()));
  return terms.map((term) => {
    const near = term.kind === "word" ? unknown.get(term.typed.toLowerCase()) : undefined;
    if (!near) return term;
    const meant = findCorrection(term.typed.toLowerCase(), [...near, ...words]);
    return meant ? { ...term, meant, others: synonymsOf([meant], groups) } : { ...term, begins: true };
  });
}

async function readPhrases(phrases: readonly string[]) {
  const found = await rows<{ phrase: string; query: string; lexemes: string[]; keys: string[] }>(sql`
    SELECT phrase, phraseto_tsquery('plaza', search_text(phrase))::text AS query,
      tsvector_to_array(to_tsvector('plaza', search_text(phrase))) AS lexemes,
      array_remove(ARRAY[key_lexeme('xtk_', phrase), key_lexeme('xvk_', phrase)], NULL) AS keys
    FROM unnest(${[...new Set(phrases)]}::text[]) AS phrase`);
  return new Map(found.map((one) => [one.phrase, one]));
}

export type JobFact = { typed: string; lexeme: string };
type Input = { names: readonly string[]; words: string; facts: readonly JobFact[]; isLiteral: boolean };

/**
 * Matches each word as typed, by synonyms, by its correction if no job has it, or by the fact that it names. Runs two
 * statements.
 */
export async function readJobWords({ names, words, facts, isLiteral }: Input): Promise<JobText> {
  if (!words && facts.length === 0) return noWords;
  const [{ groups }, shares] = await Promise.all([readLexicon(), readShares()]);
  const typed = parseTerms(words, isLiteral ? new Map() : groups);
  const terms: ParsedTerm[] = isLiteral
    ? typed.map((term) => ({ ...term, others: [] }))
    : await correctTerms(typed);
  const corrected = (one: string) =>
    terms.reduce((rest, term) => (term.meant ? rest.replace(term.typed, term.meant) : rest), one);
  const phrase = corrected(words);
  const known = await readPhrases([
    ...[...names.map(corrected), phrase, ...facts.map((fact) => fact.typed)],
    ...terms.flatMap((term) => [term.meant ?? term.typed, ...term.others]),
  ]);
  const textTerms: TextTerm[] = terms.map(({ typed: one, meant, others, kind, begins }) => {
    const found = known.get(meant ?? one)!;
    const own = operandsOf(found);
    const begun = begins ? prefixOperands(found) : [];
    const alternatives = others.flatMap((other) => operandsOf(known.get(other)!) ?? []);
    const apart = kind === "work" ? wordsApart(found) : [];
    return { typed: one, kind, own, operands: [...(own ? [own] : []), ...apart, ...alternatives, ...begun] };
  });
  const factTerms: TextTerm[] = facts.map(({ typed: fact, lexeme }) => {
    const own = { anywhere: quoteLexeme(lexeme), titled: "", lexemes: [lexeme] };
    return {
      typed: fact,
      kind: "fact",
      own,
      operands: [own, ...[operandsOf(known.get(fact)!) ?? []].flat()],
    };
  });
  return buildJobText({
    terms: [...textTerms, ...factTerms],
    phrase: known.get(phrase)!.query,
    keys: [...new Set(names.flatMap((name) => known.get(corrected(name))!.keys))].map(quoteLexeme),
    shares,
    signs: typed.length === 0 && words ? words.trim() : null,
  });
}
