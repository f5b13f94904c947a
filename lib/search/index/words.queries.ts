import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant, unseenTexts } from "@/lib/server/sql";
import { quoteLexeme } from "../analysis/normalizer.rules";
import { sumDocuments, type Documents } from "./window.rules";

/** A word as the index knows it, and in how many listings it stands. */
export type WordRow = {
  word: string;
  lexeme: string | null;
  stop: boolean;
  /** Counted in the tables. */
  known: boolean;
  /** Stands in a title, as it is or in the plural: 'control' is not, where all are controllers. */
  isWritten: boolean;
  documents: Documents;
  /** In how many listings its lexeme stands in the title, the vendor's name or the place, at most. */
  titled: number;
  /** In how many titles it is what they are about; none where the tables do not know it. */
  heads: Documents;
  /** In how many listings words stand that begin so, each of them counted; asked for where the tables do not know the word. */
  begins: Documents;
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

/** Endings that make another thing of a word: a nurse is no nursery, who is secure sells no security. */
const making = /(ery|eries|ity|ities|ous|ism)$/;

/** Whether a word is found by its stem alone, and only where that stands for something else. */
function isOther(word: string, forms: readonly string[] | null): boolean {
  return (
    forms !== null &&
    forms.length > 0 &&
    forms.every((form) => form !== word && making.test(form) !== making.test(word))
  );
}

type Row = Omit<WordRow, "documents" | "titled" | "heads" | "begins" | "isWritten"> &
  Partial<Documents> & {
    isWord: boolean;
    titled: number | null;
    /** Words of titles, vendors and cities with the same stem. */
    forms: string[] | null;
    productHeads?: number;
    serviceHeads?: number;
    realestateHeads?: number;
    /** Of the words that the tables know and that begin so, by section; of none where that was not asked for. */
    begun: (number | null)[] | null;
  };

/** `guesses` count only where the tables know them; `ends` as beginnings too where these do not. */
export type Wanted = {
  words: readonly string[];
  guesses?: readonly string[];
  ends?: readonly string[];
  lexemes?: readonly string[];
};

export type Entries = {
  words: Map<string, WordRow>;
  documents: Map<string, Documents>;
  /** By lexeme, in how many titles it is what they are about. */
  heads: Map<string, Documents>;
};

const counts = sql`l.products, l.services, l.realestate, l.product_heads AS "productHeads",
  l.service_heads AS "serviceHeads", l.realestate_heads AS "realestateHeads"`;

/**
 * Words with their documents, of those too new for the tables counted in the index, which is quick; lexemes from the tables.
 * What begins like a word is never counted in the index where the tables know any of it: of two letters that is most of it.
 */
export async function readEntries({
  words,
  guesses = [],
  ends = [],
  lexemes = [],
}: Wanted): Promise<Entries> {
  const asked = distinct([...words, ...guesses]);
  if (asked.length === 0 && lexemes.length === 0)
    return { words: new Map(), documents: new Map(), heads: new Map() };
  const found = await rows<Row>(sql`
    SELECT true AS "isWord", typed.word, stem.lexeme, is_stop_word(typed.word) AS stop, l.lexeme IS NOT NULL AS known,
      written.forms, written.titled, beginning.begun, ${counts}
    FROM unnest(${unseenTexts(asked)}) AS typed (word)
    CROSS JOIN LATERAL (SELECT (tsvector_to_array(to_tsvector('plaza', typed.word)))[1] AS lexeme) stem
    CROSS JOIN LATERAL (SELECT array_agg(w.word) AS forms, sum(w.documents)::int AS titled
      FROM search_words w WHERE w.lexeme = stem.lexeme) written
    LEFT JOIN search_lexemes l ON l.lexeme = stem.lexeme
    CROSS JOIN LATERAL (
      SELECT ARRAY[sum(b.products), sum(b.services), sum(b.realestate)]::float8[] AS begun FROM (
        SELECT products, services, realestate FROM search_lexemes
        WHERE l.lexeme IS NULL AND typed.word = ANY(${ends}::text[])
          AND lexeme >= typed.word AND lexeme <= typed.word || ${afterAll}
        LIMIT ${constant(mostBegun)}
      ) b
    ) beginning
    UNION ALL
    SELECT false, l.lexeme, l.lexeme, false, true, NULL, NULL, NULL, ${counts}
    FROM search_lexemes l WHERE l.lexeme = ANY(${unseenTexts(distinct(lexemes))}::text[])`);
  const typed = found.filter(({ isWord }) => isWord);
  const fresh = typed.flatMap(({ word, lexeme, known, stop, begun }) =>
    lexeme && !known && !stop && words.includes(word)
      ? [
          quoteLexeme(lexeme),
          ...(ends.includes(word) && !isFound(documentsIn(begun)) ? [beginning(word)] : []),
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
  if (isOther(word, forms))
    return {
      word,
      lexeme: null,
      stop,
      known,
      isWritten,
      documents: noDocuments,
      titled: 0,
      heads: noDocuments,
      begins: noDocuments,
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
    begins: counted.get(beginning(word)) ?? documentsIn(begun),
  };
}

function headsOf({ productHeads, serviceHeads, realestateHeads }: Row): Documents {
  return documentsOf({ products: productHeads, services: serviceHeads, realestate: realestateHeads });
}

/** What begins like a word, as one operand of a tsquery. */
export function beginning(word: string): string {
  return `${quoteLexeme(word)}:*`;
}

function documentsOf(row: Partial<Documents>): Documents {
  return { products: row.products ?? 0, services: row.services ?? 0, realestate: row.realestate ?? 0 };
}

function documentsIn(begun: Row["begun"]): Documents {
  const [products, services, realestate] = begun ?? [];
  return { products: products ?? 0, services: services ?? 0, realestate: realestate ?? 0 };
}

/** In how many listings each lexeme stands, of those that the tables know. */
export async function readDocuments(lexemes: readonly string[]): Promise<Map<string, Documents>> {
  if (lexemes.length === 0) return new Map();
  const found = await rows<Documents & { lexeme: string }>(sql`
    SELECT lexeme, products, services, realestate FROM search_lexemes WHERE lexeme = ANY(${distinct(lexemes)}::text[])`);
  return new Map(found.map(({ lexeme, ...documents }) => [lexeme, documents]));
}

/** For operands that are rare: counts them in the index. */
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

/** Sorts behind every letter. */
const afterAll = "\u{10FFFF}";
/** Of the words that begin alike so many are counted: together they are no rare word. */
const mostBegun = 1000;

const mostCompletions = 20;

export type Completion = Documents & { typed: string; word: string; lexeme: string };

/** What half-typed words may become, the most frequent first, and in how many listings each of the parts stands as a word. */
export type NearWords = { completions: Completion[]; parts: Map<string, number> };

export async function readNear(typed: readonly string[], parts: readonly string[]): Promise<NearWords> {
  if (typed.length === 0 && parts.length === 0) return { completions: [], parts: new Map() };
  const ends = typed.map((word) => `${word}${afterAll}`);
  const found = await rows<Omit<Completion, "typed"> & { typed: string | null; count: number }>(sql`
    SELECT typed.word AS typed, w.word, l.lexeme, l.products, l.services, l.realestate, w.documents AS count
    FROM unnest(${typed}::text[], ${ends}::text[]) AS typed (word, word_end)
    CROSS JOIN LATERAL (
      SELECT min(w.word) AS word, w.lexeme, max(w.documents) AS documents FROM search_words w
      WHERE w.word >= typed.word AND w.word <= typed.word_end
      GROUP BY w.lexeme ORDER BY max(w.documents) DESC LIMIT ${constant(mostCompletions)}
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
