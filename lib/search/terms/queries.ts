import "server-only";
import { LRUCache } from "lru-cache";
import { constant } from "@/lib/listings/cards/queries";
import { rows, sql } from "@/lib/server/db";
import { quoteLexeme, wordsOf } from "../rules";
import { closestWord, type KnownWord } from "../spelling/rules";
import { currentVocabulary } from "../vocabulary/queries";
import { sumDocuments, type Documents } from "../window/rules";

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

type WordRow = Partial<Documents> & { word: string; lexeme: string | null; stop: boolean; known: boolean };

/** The last word is completed when it stands in fewer listings than this, and has as many letters. */
const fewDocuments = 24;
const completedLength = 3;
const mostCompletions = 20;

/** The same text is asked for by the page, its facets and its next page within moments. */
const recent = new LRUCache<string, Promise<Terms>>({ max: 500, ttl: 10_000 });

export function readTerms(text: string): Promise<Terms> {
  const words = wordsOf(text);
  const key = words.join(" ");
  const known = recent.get(key);
  if (known) return known;
  const terms = analyse(words);
  recent.set(key, terms);
  terms.catch(() => recent.delete(key));
  return terms;
}

async function analyse(words: string[]): Promise<Terms> {
  const found = await readWords(words);
  const told = found.filter((row) => !row.stop);
  const terms: Term[] = [];
  const shown: string[] = [];
  let missing: string | null = null;
  let isCorrected = false;
  for (const [index, row] of told.entries()) {
    const term = await toTerm(row, index === told.length - 1 && row === found.at(-1));
    const corrected = term ? null : await correct(row.word);
    if (corrected) isCorrected = true;
    if (!term && !corrected) missing ??= row.word;
    terms.push(...(corrected ?? (term ? [term] : [])));
    shown.push(...(corrected?.map(({ word }) => word) ?? [row.word]));
  }
  return {
    terms,
    missing,
    corrected: isCorrected && !missing ? shown.join(" ") : null,
    onlyStopWords: words.length > 0 && told.length === 0,
  };
}

function readWords(words: readonly string[]): Promise<WordRow[]> {
  return rows<WordRow>(sql`
    SELECT typed.word, stem.lexeme, is_stop_word(typed.word) AS stop, known.lexeme IS NOT NULL AS known,
      known.products, known.services, known.realestate
    FROM unnest(${words}::text[]) WITH ORDINALITY AS typed (word, place)
    CROSS JOIN LATERAL (SELECT (tsvector_to_array(to_tsvector('plaza', typed.word)))[1] AS lexeme) stem
    LEFT JOIN search_lexemes known ON known.lexeme = stem.lexeme
    ORDER BY typed.place`);
}

function documentsOf(row: Partial<Documents>): Documents {
  return { products: row.products ?? 0, services: row.services ?? 0, realestate: row.realestate ?? 0 };
}

async function toTerm(row: WordRow, isLast: boolean): Promise<Term | null> {
  const { word, lexeme } = row;
  if (!lexeme) return null;
  const own = quoteLexeme(lexeme);
  let documents = documentsOf(row);
  if (row.known && sumDocuments(documents) >= fewDocuments) return { word, operands: [own], documents };
  // Too new for the tables, or in few listings: these are counted quickly.
  if (!row.known) documents = await countDocuments(own);
  const operands = sumDocuments(documents) > 0 ? [own] : [];
  if (!isLast || word.length < completedLength)
    return operands.length > 0 ? { word, operands, documents } : null;
  const completions = await readCompletions(word, lexeme);
  for (const completion of completions) {
    operands.push(quoteLexeme(completion.lexeme));
    documents = add(documents, documentsOf(completion));
  }
  if (operands.length > 0) return { word, operands, documents };
  const prefix = `${quoteLexeme(word)}:*`;
  const beginning = await countDocuments(prefix);
  return sumDocuments(beginning) > 0 ? { word, operands: [prefix], documents: beginning } : null;
}

function add(a: Documents, b: Documents): Documents {
  return {
    products: a.products + b.products,
    services: a.services + b.services,
    realestate: a.realestate + b.realestate,
  };
}

/** For operands that are rare: counts them in the index. */
async function countDocuments(operand: string): Promise<Documents> {
  const [row] = await rows<Documents>(sql`
    SELECT count(*) FILTER (WHERE tsv @@ 'xcat_products'::tsquery) AS products,
      count(*) FILTER (WHERE tsv @@ 'xcat_services'::tsquery) AS services,
      count(*) FILTER (WHERE tsv @@ 'xcat_realestate'::tsquery) AS realestate
    FROM listing_search WHERE tsv @@ ${operand}::tsquery`);
  return row ?? documentsOf({});
}

type Completion = Documents & { lexeme: string };

/** What a half-typed word may become, the most frequent first. */
function readCompletions(word: string, lexeme: string): Promise<Completion[]> {
  return rows<Completion>(sql`
    SELECT l.lexeme, l.products, l.services, l.realestate
    FROM (
      SELECT w.lexeme, max(w.documents) AS documents FROM search_words w
      WHERE w.word >= ${word} AND w.word <= ${`${word}\u{10FFFF}`} AND w.lexeme <> ${lexeme}
      GROUP BY w.lexeme ORDER BY max(w.documents) DESC LIMIT ${constant(mostCompletions)}
    ) w
    JOIN search_lexemes l ON l.lexeme = w.lexeme
    ORDER BY w.documents DESC`);
}

/** The near word that was meant: from memory, or from the table while memory is still being filled. */
async function readClosest(word: string): Promise<string | null> {
  const vocabulary = currentVocabulary();
  if (vocabulary) return vocabulary.speller.correct(word);
  const candidates = await rows<KnownWord>(sql`
    SELECT word, documents FROM search_words
    WHERE word % ${word} ORDER BY similarity(word, ${word}) DESC LIMIT 60`);
  return closestWord(word, candidates);
}

/** The word that was meant, or the two that were typed as one; null when nothing is near. */
async function correct(word: string): Promise<Term[] | null> {
  const closest = await readClosest(word);
  const meant = closest ? [closest] : await split(word);
  if (!meant) return null;
  const terms = await Promise.all((await readWords(meant)).map((row) => toTerm(row, false)));
  return terms.every((term) => term !== null) ? terms : null;
}

/** 'mountainbike' → 'mountain', 'bike', when both are known. */
async function split(word: string): Promise<string[] | null> {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3);
  if (cuts.length === 0) return null;
  const parts = cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
  const known = await rows<KnownWord>(
    sql`SELECT word, documents FROM search_words WHERE word = ANY(${parts.flat()}::text[])`,
  );
  const documents = new Map(known.map((row) => [row.word, row.documents]));
  const weight = (pair: string[]) => Math.min(...pair.map((part) => documents.get(part) ?? 0));
  const best = parts.reduce((a, b) => (weight(b) > weight(a) ? b : a));
  return weight(best) > 0 ? best : null;
}
