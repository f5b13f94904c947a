import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import { quoteLexeme, wordsOf } from "./rules";
import { closestWord, type KnownWord } from "./spelling.rules";
import { currentVocabulary, takeChanges } from "./vocabulary.queries";
import { sumDocuments, type Documents } from "./window.rules";

/** One word of a search: any of the operands matches it, the first is the word itself. */
export type Term = { word: string; operands: string[]; documents: Documents };

/**
 * What a text looks for. `missing` is a word that stands nowhere, so that nothing can match; `corrected` is the text
 * that is searched instead of a misspelt one; without terms the text has no word that says anything.
 */
export type Terms = {
  terms: Term[];
  missing: string | null;
  corrected: string | null;
  /** Nothing but words like 'the': everything fits. */
  onlyStopWords: boolean;
};

type WordRow = { word: string; lexeme: string | null; stop: boolean; known: boolean; documents: Documents };

/** The last word is completed when it stands in fewer listings than this, and has as many letters. */
const fewDocuments = 24;
const completedLength = 3;
const mostCompletions = 20;

/** The same text is asked for by the page, its facets and its next page within moments. */
const keptSeconds = 10;

/**
 * `revision` of the stock: with the first word that is new, what was found out before is out of date. So it is when the
 * words are there in memory, which mends more typing errors than the tables do.
 */
export function readTerms(text: string, revision: string): Promise<Terms> {
  const words = wordsOf(text);
  const source = currentVocabulary() ? "memory" : "tables";
  return cachedRead({
    tags: [],
    key: `terms:${revision}:${source}:${words.join(" ")}`,
    maxAgeSeconds: keptSeconds,
    load: async () => (await analyse([words]))[0]!,
  });
}

/** The same for several texts at once, with as many statements as for one. */
export function readTermsEach(texts: readonly string[]): Promise<Terms[]> {
  return analyse(texts.map(wordsOf));
}

/** However many words there are, each kind of question is one statement for all of them. */
async function analyse(texts: readonly string[][]): Promise<Terms[]> {
  const found = await readWords(distinct(texts.flat()));
  const lasts = distinct(texts.flatMap((words) => words.slice(-1))).map((word) => found.get(word)!);
  const completed = await complete(lasts.filter(isHalfTyped));

  function termOf(words: string[], index: number): Term | null {
    const row = found.get(words[index]!)!;
    return (index === words.length - 1 && completed.get(row.word)) || toTerm(row);
  }
  const isTold = (word: string) => !found.get(word)!.stop;
  const unknown = texts.flatMap((words) =>
    words.filter((word, index) => isTold(word) && !termOf(words, index)),
  );
  const corrections = await correct(distinct(unknown));

  return texts.map((words) => {
    const parts = words
      .map((word, index) => ({ word, term: termOf(words, index), corrected: corrections.get(word) }))
      .filter(({ word }) => isTold(word))
      .map(({ word, term, corrected }) => ({
        terms: term ? [term] : (corrected ?? []),
        shown: term || !corrected ? [word] : corrected.map((one) => one.word),
        isCorrected: !term && corrected !== undefined,
      }));
    const missing = parts.find(({ terms }) => terms.length === 0)?.shown[0] ?? null;
    const isCorrected = parts.some((part) => part.isCorrected) && !missing;
    return {
      terms: parts.flatMap(({ terms }) => terms),
      missing,
      corrected: isCorrected ? parts.flatMap(({ shown }) => shown).join(" ") : null,
      onlyStopWords: words.length > 0 && parts.length === 0,
    };
  });
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** The words with their documents: those that are too new for the tables are counted in the index, which is quick. */
async function readWords(words: readonly string[]): Promise<Map<string, WordRow>> {
  if (words.length === 0) return new Map();
  const found = await rows<Omit<WordRow, "documents"> & Partial<Documents>>(sql`
    SELECT typed.word, stem.lexeme, is_stop_word(typed.word) AS stop, known.lexeme IS NOT NULL AS known,
      known.products, known.services, known.realestate
    FROM unnest(${words}::text[]) AS typed (word)
    CROSS JOIN LATERAL (SELECT (tsvector_to_array(to_tsvector('plaza', typed.word)))[1] AS lexeme) stem
    LEFT JOIN search_lexemes known ON known.lexeme = stem.lexeme`);
  const fresh = found.flatMap(({ lexeme, known, stop }) =>
    lexeme && !known && !stop ? [quoteLexeme(lexeme)] : [],
  );
  const counted = await countDocuments(fresh);
  return new Map(
    found.map(({ word, lexeme, stop, known, ...counts }) => {
      const documents = (lexeme !== null && counted.get(quoteLexeme(lexeme))) || documentsOf(counts);
      return [word, { word, lexeme, stop, known, documents }];
    }),
  );
}

function documentsOf(row: Partial<Documents>): Documents {
  return { products: row.products ?? 0, services: row.services ?? 0, realestate: row.realestate ?? 0 };
}

function toTerm({ word, lexeme, documents }: WordRow): Term | null {
  return lexeme && sumDocuments(documents) > 0 ? { word, operands: [quoteLexeme(lexeme)], documents } : null;
}

/** Whether a last word may be the beginning of another one: it is long enough, and not frequent itself. */
function isHalfTyped({ word, lexeme, stop, known, documents }: WordRow): boolean {
  if (!lexeme || stop || word.length < completedLength) return false;
  return !known || sumDocuments(documents) < fewDocuments;
}

/** The words with what they may become, or the beginning itself where it is all that is known. */
async function complete(found: readonly WordRow[]): Promise<Map<string, Term>> {
  const completions = await readCompletions(found);
  const terms = new Map<string, Term>();
  for (const row of found) {
    const more = completions.filter(({ typed }) => typed === row.word);
    const own = toTerm(row);
    const operands = [...(own?.operands ?? []), ...more.map(({ lexeme }) => quoteLexeme(lexeme))];
    const documents = more.reduce(add, row.documents);
    if (operands.length > 0) terms.set(row.word, { word: row.word, operands, documents });
  }
  const prefixes = new Map(
    found.filter(({ word }) => !terms.has(word)).map(({ word }) => [`${quoteLexeme(word)}:*`, word]),
  );
  for (const [operand, documents] of await countDocuments([...prefixes.keys()])) {
    const word = prefixes.get(operand)!;
    if (sumDocuments(documents) > 0) terms.set(word, { word, operands: [operand], documents });
  }
  return terms;
}

function add(a: Documents, b: Documents): Documents {
  return {
    products: a.products + b.products,
    services: a.services + b.services,
    realestate: a.realestate + b.realestate,
  };
}

/** For operands that are rare: counts them in the index. */
async function countDocuments(operands: readonly string[]): Promise<Map<string, Documents>> {
  if (operands.length === 0) return new Map();
  const counted = await rows<Documents & { operand: string }>(sql`
    SELECT wanted.operand, found.* FROM unnest(${distinct(operands)}::text[]) AS wanted (operand)
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE tsv @@ 'xcat_products'::tsquery) AS products,
        count(*) FILTER (WHERE tsv @@ 'xcat_services'::tsquery) AS services,
        count(*) FILTER (WHERE tsv @@ 'xcat_realestate'::tsquery) AS realestate
      FROM listing_search WHERE tsv @@ wanted.operand::tsquery
    ) found`);
  return new Map(counted.map(({ operand, ...documents }) => [operand, documents]));
}

type Completion = Documents & { typed: string; lexeme: string };

/** What half-typed words may become, the most frequent first. */
async function readCompletions(found: readonly WordRow[]): Promise<Completion[]> {
  if (found.length === 0) return [];
  const words = found.map(({ word }) => word);
  const ends = words.map((word) => `${word}\u{10FFFF}`);
  return rows<Completion>(sql`
    SELECT typed.word AS typed, l.lexeme, l.products, l.services, l.realestate
    FROM unnest(${words}::text[], ${ends}::text[], ${found.map(({ lexeme }) => lexeme)}::text[])
      AS typed (word, word_end, lexeme)
    CROSS JOIN LATERAL (
      SELECT w.lexeme, max(w.documents) AS documents FROM search_words w
      WHERE w.word >= typed.word AND w.word <= typed.word_end AND w.lexeme <> typed.lexeme
      GROUP BY w.lexeme ORDER BY max(w.documents) DESC LIMIT ${constant(mostCompletions)}
    ) w
    JOIN search_lexemes l ON l.lexeme = w.lexeme
    ORDER BY w.documents DESC`);
}

/** The near words that were meant: from memory, or from the table while memory is still being filled. */
async function readClosest(words: readonly string[]): Promise<Map<string, string>> {
  const vocabulary = currentVocabulary();
  const closest = new Map<string, string | null>();
  if (vocabulary) {
    while (await takeChanges(vocabulary));
    for (const word of words) closest.set(word, vocabulary.speller.correct(word));
  } else {
    const near = await rows<KnownWord & { typed: string }>(sql`
      SELECT typed.word AS typed, near.word, near.documents FROM unnest(${words}::text[]) AS typed (word)
      CROSS JOIN LATERAL (
        SELECT w.word, w.documents FROM search_words w
        WHERE w.word % typed.word ORDER BY similarity(w.word, typed.word) DESC LIMIT 60
      ) near`);
    for (const word of words) {
      const candidates = near.filter(({ typed }) => typed === word);
      closest.set(word, closestWord(word, candidates));
    }
  }
  return new Map([...closest].filter((pair): pair is [string, string] => pair[1] !== null));
}

/** For each word the one that was meant, or the two that were typed as one, where all of it is known. */
async function correct(words: readonly string[]): Promise<Map<string, Term[]>> {
  if (words.length === 0) return new Map();
  const closest = await readClosest(words);
  const meant = await split(words.filter((word) => !closest.has(word)));
  for (const [word, one] of closest) meant.set(word, [one]);
  const found = await readWords(distinct([...meant.values()].flat()));
  const corrections = new Map<string, Term[]>();
  for (const [word, others] of meant) {
    const terms = others.map((other) => toTerm(found.get(other)!));
    if (terms.every((term) => term !== null)) corrections.set(word, terms);
  }
  return corrections;
}

function cutsOf(word: string): string[][] {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3);
  return cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
}

/** 'mountainbike' → 'mountain', 'bike', when both are known. */
async function split(words: readonly string[]): Promise<Map<string, string[]>> {
  const parts = distinct(words.flatMap((word) => cutsOf(word).flat()));
  if (parts.length === 0) return new Map();
  const known = await rows<KnownWord>(
    sql`SELECT word, documents FROM search_words WHERE word = ANY(${parts}::text[])`,
  );
  const documents = new Map(known.map((row) => [row.word, row.documents]));
  const weight = (pair: string[]) => Math.min(...pair.map((part) => documents.get(part) ?? 0));
  const splits = new Map<string, string[]>();
  for (const word of words) {
    const [best] = cutsOf(word).sort((a, b) => weight(b) - weight(a));
    if (best && weight(best) > 0) splits.set(word, best);
  }
  return splits;
}
