import "server-only";
import { maxSearchLength } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { constant, opaqueTexts } from "@/lib/server/sql";
import { otherNames } from "../lexicon/company-names.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { joinTokens } from "../analysis/patterns.rules";
import { isStopWord } from "../analysis/word-classes.rules";
import type { Literal, LiteralWord, NamedVendor } from "./typed.rules";
import { remainderOf } from "./remainder.rules";
import type { Draft } from "../analysis/draft.rules";
import type { Term } from "./terms.rules";
import type { Entity } from "../analysis/tokens.rules";
import { isCondition } from "./conditions.rules";
import type { WordStatistics } from "../index/word-statistics.queries";
import { isFound } from "../index/words.queries";

type Input = { draft: Draft; entities: readonly Entity[]; terms: readonly Term[] };

type Texts = { whole: string; remainder: string; corrected: string; core: string; conditions: string[] };

const parts = 4;
const maxNameWords = 6;

function textsOf({ draft, entities, terms }: Input): Texts {
  const { text, literal } = draft.request;
  const hard = literal ? [] : entities.filter((entity) => isCondition(entity, text));
  const named = literal ? [] : entities.filter(({ kind }) => kind === "place" || kind === "brand");
  const isOrdered = entities.some(({ kind }) => kind === "order");
  // A price implies an offer only for what was understood: 'house under $66' also finds repairs around the house.
  const labels = new Set(hard.flatMap(({ kind, label }) => (kind === "price" ? [] : [label])));
  const operands = terms.flatMap((term) =>
    term.isFact && labels.has(term.word) && term.operands.length > 0
      ? [`(${term.operands.join(" | ")})`]
      : [],
  );
  const spans = (start: number) => hard.some((entity) => start >= entity.start && start < entity.end);
  const softWords = draft.tokens.filter(({ start }) => !spans(start)).map(({ word }) => word);
  return {
    whole: hard.length === 0 && !isOrdered ? "" : draft.isCorrected ? joinTokens(draft.tokens) : text,
    core: named.length > 0 ? remainderOf(text, [...hard, ...named]).words : "",
    remainder: hard.length > 0 ? remainderOf(text, hard).words : text,
    corrected: draft.isCorrected ? softWords.join(" ") : "",
    conditions: operands,
  };
}

type Row = {
  place: number;
  word: string | null;
  form: string | null;
  lexeme: string | null;
  at: number | null;
  isWritten: boolean;
  titleKey: string | null;
  forms: string[] | null;
  vendorKey: string | null;
  brandKey: string | null;
  vendorListings: number;
  otherVendors: { key: string; documents: number }[] | null;
  namedVendors: NamedVendor[] | null;
  products: number;
  services: number;
  realestate: number;
};

/** A corrected text may be longer than a typed one. */
const maxTextLength = 2 * maxSearchLength;

function clip(text: string): string {
  return text.slice(0, maxTextLength);
}

const typedWords = sql`
    spelled AS MATERIALIZED (
      SELECT place, w.word, w.at FROM texts
      CROSS JOIN LATERAL unnest(search_words_of(content)) WITH ORDINALITY AS w (word, at)
    ), stems AS MATERIALIZED (
      SELECT one.word, word_form(one.word) AS form, stem.lexemes[1] AS lexeme, written.is_written
      FROM (SELECT DISTINCT word FROM spelled) one
      CROSS JOIN LATERAL (SELECT tsvector_to_array(to_tsvector('plaza', one.word)) AS lexemes OFFSET 0) stem
      CROSS JOIN LATERAL (
        SELECT coalesce(bool_or(word_form(w.word) = word_form(one.word)), false) AS is_written
        FROM search_words w WHERE w.lexeme = stem.lexemes[1]
      ) written
      WHERE cardinality(stem.lexemes) = 1
    ), typed AS MATERIALIZED (
      SELECT DISTINCT ON (place, lexeme) place, lexeme, word, form, is_written FROM spelled JOIN stems USING (word)
      ORDER BY place, lexeme, at
    )`;

/** One row per word of each text; the first row of a query's first part has the lists of its names. */
function readRows(all: readonly string[], keys: readonly string[]): Promise<Row[]> {
  const names = keys.map((key) => otherNames(key).join("\n"));
  return rows<Row>(sql`
    WITH texts AS MATERIALIZED (
      SELECT content, place, CASE WHEN place % ${constant(parts)} = 1
        THEN (${keys}::text[])[place / ${constant(parts)} + 1] END AS key, CASE WHEN place % ${constant(parts)} = 1
        THEN (${names}::text[])[place / ${constant(parts)} + 1] END AS names
      FROM unnest(${opaqueTexts(all)}) WITH ORDINALITY AS text (content, place)
    ), ${typedWords}
    SELECT t.place::int AS place, typed.word, typed.form, v.lexeme, position AS at,
      coalesce(typed.is_written, false) AS "isWritten", coalesce(l.products, 0) AS products,
      coalesce(l.services, 0) AS services, coalesce(l.realestate, 0) AS realestate,
      t."titleKey", t."vendorKey", b.lexeme AS "brandKey", coalesce(o.documents, 0) AS "vendorListings",
      CASE WHEN row_number() OVER one = 1 THEN t.forms END AS forms,
      CASE WHEN row_number() OVER one = 1 THEN t.vendors END AS "namedVendors",
      CASE WHEN row_number() OVER one = 1 THEN t.others END AS "otherVendors"
    FROM (
      SELECT content, place, key_lexeme('xtk_', key) AS "titleKey", title_forms(key) AS forms,
        key_lexeme('xvk_', key) AS "vendorKey", 'xbr_' || brand_key(key) AS brand, (
        SELECT json_agg(json_build_object('key', o.lexeme, 'documents', o.documents))
        FROM unnest(string_to_array(names, E'\\n')) AS spelled (name)
        JOIN search_lexemes o ON o.lexeme = key_lexeme('xvk_', spelled.name)
      ) AS others, (
        SELECT json_agg(json_build_object('key', lexeme, 'others',
          tsvector_to_array(to_tsvector('plaza', search_text(array_to_string(part.others, ' '))))))
        FROM (SELECT regexp_split_to_array(btrim(key), '\\s+') AS words) split
        CROSS JOIN LATERAL (SELECT cardinality(split.words) AS length) l
        CROSS JOIN LATERAL generate_series(2, least(length - 1, ${constant(maxNameWords)})) AS size
        CROSS JOIN LATERAL (VALUES
          (split.words[:size], split.words[size + 1:]),
          (split.words[length - size + 1:], split.words[:length - size])) AS part (words, others)
        CROSS JOIN LATERAL (SELECT key_lexeme('xvk_', array_to_string(part.words, ' ')) AS lexeme) named
        WHERE lexeme IS NOT NULL
      ) AS vendors
      FROM texts OFFSET 0
    ) t
    LEFT JOIN LATERAL unnest(to_tsvector('plaza', search_text(t.content))) v ON true
    LEFT JOIN LATERAL unnest(v.positions) AS position ON true
    LEFT JOIN typed ON typed.place = t.place AND typed.lexeme = v.lexeme
    LEFT JOIN search_lexemes l ON l.lexeme = v.lexeme
    LEFT JOIN search_lexemes b ON b.lexeme = t.brand
    LEFT JOIN search_lexemes o ON o.lexeme = t."vendorKey"
    WINDOW one AS (PARTITION BY t.place ORDER BY position)
    ORDER BY t.place, position`);
}

export async function readLiterals(inputs: readonly Input[], known: WordStatistics): Promise<Literal[]> {
  const texts = inputs.map(textsOf);
  const keys = inputs.map(({ draft }) => clip(draft.request.text));
  const all = texts.flatMap(({ whole, remainder, corrected, core }) =>
    [remainder, whole, corrected, core].map(clip),
  );
  const found = await readRows(all, keys);
  return texts.map(({ conditions }, index) => {
    const wordsAt = (part: number): LiteralWord[] =>
      found.flatMap((row) => (row.place === parts * index + part ? wordOf(row, known) : []));
    const first = found.find(({ place }) => place === parts * index + 1);
    const words = wordsAt(1);
    const others = first?.otherVendors ?? [];
    return {
      words,
      phrases: phrasesOf(inputs[index]!, words),
      whole: wordsAt(2),
      // Those of a misspelled text are in no title.
      forms: inputs[index]!.draft.isCorrected ? [] : (first?.forms ?? []),
      corrected: wordsAt(3),
      core: wordsAt(4),
      conditions,
      titleKey: first?.titleKey ?? "",
      vendorKey: first?.vendorKey ?? "",
      brandKey: first?.brandKey ?? "",
      otherVendorKeys: others.map(({ key }) => key),
      vendorListings: others.reduce((sum, one) => sum + one.documents, first?.vendorListings ?? 0),
      namedVendors: first?.namedVendors ?? [],
    };
  });
}

function phrasesOf({ draft, terms }: Input, words: readonly LiteralWord[]): LiteralWord[][] {
  if (draft.request.literal) return [];
  return terms.flatMap(({ word, isFact }) => {
    const parts = isFact ? [] : splitWords(word);
    return parts.length > 1 && parts.some(isStopWord)
      ? [words.filter((one) => parts.includes(one.word))]
      : [];
  });
}

function wordOf(row: Row, { words }: WordStatistics): LiteralWord[] {
  const { word, form, lexeme, at, isWritten, products, services, realestate } = row;
  if (lexeme === null || at === null) return [];
  const inTables = { products, services, realestate };
  const counted = words.get(word ?? "");
  // The tables lack words that are newer than the last rebuild.
  const documents = !isFound(inTables) && counted?.lexeme === lexeme ? counted.documents : inTables;
  return [{ word: word ?? lexeme, form: form ?? "", lexeme, at, isWritten, documents }];
}
