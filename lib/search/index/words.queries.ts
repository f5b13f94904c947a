import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant, opaqueTexts } from "@/lib/server/sql";
import { quoteLexeme } from "../analysis/tsquery.rules";
import { sumDocuments, type Documents } from "./window.rules";

export type WordRow = {
  word: string;
  lexeme: string | null;
  stop: boolean;
  known: boolean;
  /** A title has the word in singular or plural: false for 'control' if all have 'controllers'. */
  isWritten: boolean;
  documents: Documents;
  /** Upper bound for listings with its lexeme in the title, vendor, or place. */
  titled: number;
  heads: Documents;
  prefixDocuments: Documents;
};

export const noDocuments: Documents = { products: 0, services: 0, realestate: 0 };

export function addDocuments(a: Documents, b: Documents): Documents {
  return {
    products: a.products + b.products,
    services: a.services + b.services,
    realestate: a.realestate + b.realestate,
  };
}

export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}

const derivationSuffix = /(ery|eries|ity|ities|ous|ism)$/;

function hasOnlyOtherForms(word: string, forms: readonly string[] | null): boolean {
  return (
    forms !== null &&
    forms.length > 0 &&
    forms.every((form) => form !== word && derivationSuffix.test(form) !== derivationSuffix.test(word))
  );
}

type Row = Omit<WordRow, "documents" | "titled" | "heads" | "prefixDocuments" | "isWritten"> &
  Partial<Documents> & {
    isWord: boolean;
    titled: number | null;
    forms: string[] | null;
    productHeads?: number;
    serviceHeads?: number;
    realestateHeads?: number;
    begun: (number | null)[] | null;
  };

/** `guesses` count only if the tables have them; `ends` are also counted as prefixes if the tables don't. */
export type EntryRequest = {
  words: readonly string[];
  guesses?: readonly string[];
  ends?: readonly string[];
  lexemes?: readonly string[];
};

export type Entries = {
  words: Map<string, WordRow>;
  documents: Map<string, Documents>;
  heads: Map<string, Documents>;
};

const counts = sql`l.products, l.services, l.realestate, l.product_heads AS "productHeads",
  l.service_heads AS "serviceHeads", l.realestate_heads AS "realestateHeads"`;

/**
 * Counts new words in the index, but lexemes only in the tables. Prefixes known to the tables are never counted in the
 * index, because short ones match most of it.
 */
export async function readEntries({
  words,
  guesses = [],
  ends = [],
  lexemes = [],
}: EntryRequest): Promise<Entries> {
  const requested = distinct([...words, ...guesses]);
  if (requested.length === 0 && lexemes.length === 0)
    return { words: new Map(), documents: new Map(), heads: new Map() };
  const found = await rows<Row>(sql`
    SELECT true AS "isWord", typed.word, stem.lexeme, is_stop_word(typed.word) AS stop, l.lexeme IS NOT NULL AS known,
      written.forms, written.titled, beginning.begun, ${counts}
    FROM unnest(${opaqueTexts(requested)}) AS typed (word)
    CROSS JOIN LATERAL (SELECT (tsvector_to_array(to_tsvector('plaza', typed.word)))[1] AS lexeme) stem
    CROSS JOIN LATERAL (SELECT array_agg(w.word) AS forms, sum(w.documents)::int AS titled
      FROM search_words w WHERE w.lexeme = stem.lexeme) written
    LEFT JOIN search_lexemes l ON l.lexeme = stem.lexeme
    CROSS JOIN LATERAL (
      SELECT ARRAY[sum(b.products), sum(b.services), sum(b.realestate)]::float8[] AS begun FROM (
        SELECT products, services, realestate FROM search_lexemes
        WHERE l.lexeme IS NULL AND typed.word = ANY(${ends}::text[])
          AND lexeme >= typed.word AND lexeme <= typed.word || ${afterAll}
        LIMIT ${constant(maxPrefixWords)}
      ) b
    ) beginning
    UNION ALL
    SELECT false, l.lexeme, l.lexeme, false, true, NULL, NULL, NULL, ${counts}
    FROM search_lexemes l WHERE l.lexeme = ANY(${opaqueTexts(distinct(lexemes))}::text[])`);
  const typed = found.filter(({ isWord }) => isWord);
  const fresh = typed.flatMap(({ word, lexeme, known, stop, begun }) =>
    lexeme && !known && !stop && words.includes(word)
      ? [
          quoteLexeme(lexeme),
          ...(ends.includes(word) && !isFound(documentsIn(begun)) ? [prefixOperand(word)] : []),
        ]
      : [],
  );
  const counted = await countDocuments(fresh);
  return {
    words: new Map(typed.map((row) => [row.word, toWord(row, counted)])),
    documents: new Map(found.filter(({ isWord }) => !isWord).map((row) => [row.word, documentsOf(row)])),
    heads: new Map(found.filter(({ isWord }) => !isWord).map((row) => [row.word, headsOf(row)])),
  };
}

function toWord(row: Row, counted: ReadonlyMap<string, Documents>): WordRow {
  const { word, lexeme, stop, known, forms, begun } = row;
  const bare = (one: string) => one.replace(/e?s$/, "");
  const isWritten = forms?.some((form) => bare(form) === bare(word)) ?? false;
  if (hasOnlyOtherForms(word, forms))
    return {
      word,
      lexeme: null,
      stop,
      known,
      isWritten,
      documents: noDocuments,
      titled: 0,
      heads: noDocuments,
      prefixDocuments: noDocuments,
    };
  const own = lexeme === null ? undefined : counted.get(quoteLexeme(lexeme));
  return {
    word,
    lexeme,
    stop,
    known,
    isWritten,
    documents: own ?? documentsOf(row),
    titled: row.titled ?? 0,
    heads: headsOf(row),
    prefixDocuments: counted.get(prefixOperand(word)) ?? documentsIn(begun),
  };
}

function headsOf({ productHeads, serviceHeads, realestateHeads }: Row): Documents {
  return documentsOf({ products: productHeads, services: serviceHeads, realestate: realestateHeads });
}

export function prefixOperand(word: string): string {
  return `${quoteLexeme(word)}:*`;
}

function documentsOf(row: Partial<Documents>): Documents {
  return { products: row.products ?? 0, services: row.services ?? 0, realestate: row.realestate ?? 0 };
}

function documentsIn(begun: Row["begun"]): Documents {
  const [products, services, realestate] = begun ?? [];
  return { products: products ?? 0, services: services ?? 0, realestate: realestate ?? 0 };
}

export async function readDocuments(lexemes: readonly string[]): Promise<Map<string, Documents>> {
  if (lexemes.length === 0) return new Map();
  const found = await rows<Documents & { lexeme: string }>(sql`
    SELECT lexeme, products, services, realestate FROM search_lexemes WHERE lexeme = ANY(${distinct(lexemes)}::text[])`);
  return new Map(found.map(({ lexeme, ...documents }) => [lexeme, documents]));
}

/** Counts in the index; only for rare operands. */
export async function countDocuments(operands: readonly string[]): Promise<Map<string, Documents>> {
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

const afterAll = "\u{10FFFF}";
const maxPrefixWords = 1000;

const maxCompletions = 20;

export type Completion = Documents & { typed: string; word: string; lexeme: string };

export type WordNeighbors = { completions: Completion[]; parts: Map<string, number> };

export async function readNear(typed: readonly string[], parts: readonly string[]): Promise<WordNeighbors> {
  if (typed.length === 0 && parts.length === 0) return { completions: [], parts: new Map() };
  const ends = typed.map((word) => `${word}${afterAll}`);
  const found = await rows<Omit<Completion, "typed"> & { typed: string | null; count: number }>(sql`
    SELECT typed.word AS typed, w.word, l.lexeme, l.products, l.services, l.realestate, w.documents AS count
    FROM unnest(${typed}::text[], ${ends}::text[]) AS typed (word, word_end)
    CROSS JOIN LATERAL (
      SELECT min(w.word) AS word, w.lexeme, max(w.documents) AS documents FROM search_words w
      WHERE w.word >= typed.word AND w.word <= typed.word_end
      GROUP BY w.lexeme ORDER BY max(w.documents) DESC LIMIT ${constant(maxCompletions)}
    ) w
    JOIN search_lexemes l ON l.lexeme = w.lexeme
    UNION ALL
    SELECT NULL, w.word, w.lexeme, 0, 0, 0, w.documents FROM search_words w WHERE w.word = ANY(${parts}::text[])
    ORDER BY count DESC`);
  return {
    completions: found.flatMap(({ typed: word, count: _count, ...row }) =>
      word === null ? [] : [{ ...row, typed: word }],
    ),
    parts: new Map(found.filter((row) => row.typed === null).map(({ word, count }) => [word, count])),
  };
}

export function isFound(documents: Documents): boolean {
  return sumDocuments(documents) > 0;
}
