import "server-only";
import { closestWord, countSlips } from "@/lib/search/analysis/edit-distance.rules";
import { quoteLexeme } from "@/lib/search/analysis/normalizer.rules";
import { soundsLike } from "@/lib/search/analysis/phonetics.rules";
import { isEverydayWord } from "@/lib/search/lexicon/english.rules";
import { synonymsTag } from "@/lib/search/lexicon/synonyms.rules";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import { isOpen } from "./filter.rows";
import { jobSharesTag } from "./rules";
import {
  groupsByWord,
  operandsOf,
  othersOf,
  termsOf,
  titledBy,
  workWords,
  type IndexedPhrase,
  type JobGroup,
  type JobGroups,
  type JobTerm,
} from "./terms.rules";
import { combine, type JobText, type Operand, type Shares, type TextTerm } from "./text.rules";

type Lexicon = { groups: JobGroups; phrases: ReadonlyMap<string, IndexedPhrase>; words: readonly string[] };

const indexed = sql`phrase, phraseto_tsquery('plaza', search_text(phrase))::text AS query,
  tsvector_to_array(to_tsvector('plaza', search_text(phrase))) AS lexemes`;

/** Groups of words for jobs, with their phrases as the index has them; read again once an admin has changed them. */
function readLexicon(): Promise<Lexicon> {
  return cachedRead({
    tags: [synonymsTag],
    key: "job-lexicon",
    maxAgeSeconds: 600,
    load: async () => {
      const [groups, phrases] = await Promise.all([
        rows<JobGroup>(sql`
          SELECT words || finds AS words, kind = 'job_condition' AS "isCondition" FROM search_synonyms
          WHERE kind IN ('job', 'job_condition') ORDER BY id`),
        rows<IndexedPhrase>(sql`
          SELECT ${indexed} FROM (SELECT DISTINCT unnest(words || finds) AS phrase FROM search_synonyms
            WHERE kind IN ('job', 'job_condition')) group_words`),
      ]);
      return {
        groups: groupsByWord(groups),
        phrases: new Map(phrases.map((one) => [one.phrase, one])),
        words: [...new Set([...phrases.flatMap(({ phrase }) => phrase.split(" ")), ...workWords])],
      };
    },
  });
}

/** From the statistics of the planner, which has the most frequent lexemes and the share of the least frequent of these. */
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
      const least = Math.min(...shares.values());
      const others = shares.size > 0 ? least : 0;
      return {
        get: (lexeme) => shares.get(lexeme) ?? others,
        has: (lexeme) => shares.has(lexeme),
        open: found[0]?.open ?? 0,
      };
    },
  });
}

/** Of the words that begin like a misspelt one so many titles are read. */
const mostTitles = 100;

/** Words that no open job has, each with near words in titles and names of companies. */
async function readUnknown(words: readonly IndexedPhrase[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const typed = words.map(({ phrase }) => phrase.toLowerCase());
  const found = await rows<{ word: string; near: string[] | null }>(sql`
    SELECT typed.word, (
      SELECT array_agg(DISTINCT w.word) FROM (
        SELECT j.title || ' ' || j.company AS names FROM jobs j
        WHERE ${isOpen} AND (typed.word <% j.title OR typed.word <% j.company) LIMIT ${constant(mostTitles)}
      ) j, unnest(search_words_of(j.names)) AS w (word) WHERE w.word % typed.word
    ) AS near
    FROM unnest(${typed}::text[], ${words.map(({ query }) => query)}::text[]) AS typed (word, query)
    WHERE NOT EXISTS (SELECT FROM job_documents d WHERE d.tsv @@ typed.query::tsquery)`);
  return new Map(found.map(({ word, near }) => [word, near ?? []]));
}

const leastMended = 5;
/** In a word as long as this two slips leave enough. */
const longWord = 9;
const leastBeginning = 4;

/** The word that was meant by one that means nothing: 'electrition'. */
function meantBy(typed: string, near: readonly string[], { words }: Lexicon): string | null {
  if (typed.length < leastMended || !/^[a-z]+$/.test(typed) || isEverydayWord(typed)) return null;
  const meant = closestWord(
    typed,
    [...new Set([...near, ...words])].map((word) => ({ word, documents: 1 })),
  );
  const isSure = typed.length >= longWord || countSlips(typed, meant ?? "", 1) <= 1;
  return meant && (isSure || soundsLike(typed, meant)) ? meant : null;
}

async function readPhrases(phrases: readonly string[]) {
  const found = await rows<IndexedPhrase & { titleKey: string | null; companyKey: string | null }>(sql`
    SELECT ${indexed}, key_lexeme('xtk_', phrase) AS "titleKey", key_lexeme('xvk_', phrase) AS "companyKey"
    FROM unnest(${[...new Set(phrases)]}::text[]) AS phrase`);
  return new Map(found.map((one) => [one.phrase, one]));
}

/** Corrects the unknown words among terms, once for all of them. */
async function correct(
  terms: readonly JobTerm[],
  lexicon: Lexicon,
  known: ReadonlyMap<string, IndexedPhrase>,
): Promise<{ terms: JobTerm[]; beginnings: ReadonlySet<string> }> {
  const shares = await readShares();
  const open = terms.flatMap(({ typed, kind }) => {
    const own = known.get(typed);
    const isOpenWord = kind === "word" && own && own.lexemes.length > 0;
    return isOpenWord && !own.lexemes.every((lexeme) => shares.has(lexeme)) ? [own] : [];
  });
  const unknown = await readUnknown(open);
  const beginnings = new Set<string>();
  const corrected = terms.map((term) => {
    const typed = term.typed.toLowerCase();
    const near = term.kind === "word" ? unknown.get(typed) : undefined;
    const meant = near && meantBy(typed, near, lexicon);
    if (meant) return { ...term, others: [meant, ...othersOf([meant], lexicon.groups)] };
    if (near && typed.length >= leastBeginning) beginnings.add(term.typed);
    return term;
  });
  return { terms: corrected, beginnings };
}

/** What a word finds by its beginning, where no job has the word itself: 'electr'. */
function beginningOf({ lexemes }: IndexedPhrase): Operand[] {
  return lexemes.slice(0, 1).map((lexeme) => ({
    anywhere: `${quoteLexeme(lexeme)}:*`,
    titled: `${titledBy([lexeme])}:*`,
    lexemes: [],
  }));
}

const nowhere = { get: () => 0, has: () => false, open: 0 };
const noWords = combine({ terms: [], phrase: "", keys: [], shares: nowhere, signs: null });

/** A fact that a text names, and the lexeme of jobs that state it. */
export type JobFact = { typed: string; lexeme: string };
export type TextInput = { text: string; words: string; facts: readonly JobFact[]; isLiteral: boolean };

/**
 * Reads the words of a search for jobs: each matches as it stands, by what means the same, by its correction where no job has
 * it, or by the fact that it names. Four statements at most.
 */
export async function readJobWords({ text, words, facts, isLiteral }: TextInput): Promise<JobText> {
  if (!words && facts.length === 0) return noWords;
  const lexicon = await readLexicon();
  const typed = termsOf(words, isLiteral ? new Map() : lexicon.groups);
  const plain = isLiteral ? typed.map((term) => ({ ...term, others: [] })) : typed;
  const phrases = [text, words, ...plain.map((term) => term.typed), ...facts.map((fact) => fact.typed)];
  const known = await readPhrases([...phrases, ...plain.flatMap(({ others }) => missingIn(lexicon, others))]);
  const { terms, beginnings } = isLiteral
    ? { terms: plain, beginnings: new Set<string>() }
    : await correct(plain, lexicon, known);
  const added = terms.flatMap(({ others }) => missingIn(lexicon, others)).filter((one) => !known.has(one));
  const more = added.length > 0 ? await readPhrases(added) : known;
  const operandOf = (phrase: string): Operand[] => {
    const found = known.get(phrase) ?? more.get(phrase) ?? lexicon.phrases.get(phrase);
    const operand = found && operandsOf(found);
    return operand ? [operand] : [];
  };
  const textTerms: TextTerm[] = terms.map(({ typed: term, others, kind }) => {
    const [own] = operandOf(term);
    const begun = beginnings.has(term) ? beginningOf(known.get(term)!) : [];
    return {
      typed: term,
      kind,
      own,
      operands: [...(own ? [own] : []), ...others.flatMap(operandOf), ...begun],
    };
  });
  const factTerms: TextTerm[] = facts.map(({ typed: fact, lexeme }) => {
    const own = { anywhere: quoteLexeme(lexeme), titled: "", lexemes: [lexeme] };
    return { typed: fact, kind: "fact", own, operands: [own, ...operandOf(fact)] };
  });
  const keys = known.get(text);
  return combine({
    terms: [...textTerms, ...factTerms],
    phrase: known.get(words)?.query ?? "",
    keys: [keys?.titleKey, keys?.companyKey].flatMap((key) => (key ? [quoteLexeme(key)] : [])),
    shares: await readShares(),
    signs: typed.length === 0 && words ? words.trim() : null,
  });
}

/** Phrases that the lexicon has no index words for. */
function missingIn({ phrases }: Lexicon, others: readonly string[]): string[] {
  return others.filter((phrase) => !phrases.has(phrase));
}
