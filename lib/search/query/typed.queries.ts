import "server-only";
import { maxSearchLength } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { constant, opaqueTexts } from "@/lib/server/sql";
import { otherNames } from "../lexicon/company-names.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { isStopWord } from "../analysis/word-classes.rules";
import type { Literal, LiteralWord, NamedVendor } from "./typed.rules";
import { remainderOf } from "./remainder.rules";
import type { Draft } from "../analysis/draft.rules";
import type { Term } from "./terms.rules";
import type { Entity } from "../analysis/tokens.rules";
import { isCondition } from "./conditions.rules";

type Input = { draft: Draft; entities: readonly Entity[]; terms: readonly Term[] };

type Texts = { whole: string; remainder: string; corrected: string; core: string; conditions: string[] };

const parts = 4;
const maxNameWords = 6;

function textsOf({ draft, entities, terms }: Input): Texts {
  const { text, literal } = draft.request;
  const hard = literal ? [] : entities.filter((entity) => isCondition(entity, text));
  const named = literal ? [] : entities.filter(({ kind }) => kind === "place" || kind === "brand");
  const isOrdered = entities.some(({ kind }) => kind === "order");
  const labels = new Set(hard.map(({ label }) => label));
  const operands = terms.flatMap((term) =>
    term.isFact && labels.has(term.word) && term.operands.length > 0
      ? [`(${term.operands.join(" | ")})`]
      : [],
  );
  const spans = (start: number) => hard.some((entity) => start >= entity.start && start < entity.end);
  const softWords = draft.tokens.filter(({ start }) => !spans(start)).map(({ word }) => word);
  return {
    whole: hard.length > 0 || isOrdered ? text : "",
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

/** One row per word of each text; the first of the parts of a query has its key. */
function readRows(all: readonly string[], keys: readonly string[]): Promise<Row[]> {
  const names = keys.map((key) => otherNames(key).join("\n"));
  return rows<Row>(sql`
    SELECT t.place::int AS place, typed.word, word_form(typed.word) AS form, v.lexeme, position AS at, written.is AS "isWritten", coalesce(l.products, 0) AS products,
      coalesce(l.services, 0) AS services, coalesce(l.realestate, 0) AS realestate,
      key_lexeme('xtk_', t.key) AS "titleKey", title_forms(t.key) AS forms,
      k.lexeme AS "vendorKey", b.lexeme AS "brandKey", coalesce(o.documents, 0) AS "vendorListings",
      t.vendors AS "namedVendors", t.others AS "otherVendors"
    FROM (
      SELECT content, place, key, (
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
      FROM (SELECT content, place, CASE WHEN place % ${constant(parts)} = 1
        THEN (${keys}::text[])[place / ${constant(parts)} + 1] END AS key, CASE WHEN place % ${constant(parts)} = 1
        THEN (${names}::text[])[place / ${constant(parts)} + 1] END AS names
      FROM unnest(${opaqueTexts(all)}) WITH ORDINALITY AS text (content, place)) keyed
      OFFSET 0
    ) t
    LEFT JOIN LATERAL unnest(to_tsvector('plaza', search_text(t.content))) v ON true
    LEFT JOIN LATERAL unnest(v.positions) AS position ON true
    LEFT JOIN LATERAL (
      SELECT w.word FROM unnest(search_words_of(t.content)) AS w (word)
      WHERE tsvector_to_array(to_tsvector('plaza', w.word)) = ARRAY[v.lexeme] LIMIT 1
    ) typed ON true
    LEFT JOIN LATERAL (
      SELECT coalesce(bool_or(word_form(w.word) = word_form(typed.word)), false) AS is
      FROM search_words w WHERE w.lexeme = v.lexeme
    ) written ON true
    LEFT JOIN search_lexemes l ON l.lexeme = v.lexeme
    LEFT JOIN LATERAL (SELECT key_lexeme('xvk_', t.key) AS lexeme) k ON true
    LEFT JOIN search_lexemes b ON b.lexeme = 'xbr_' || brand_key(t.key)
    LEFT JOIN search_lexemes o ON o.lexeme = k.lexeme
    ORDER BY t.place, position`);
}

export async function readLiterals(inputs: readonly Input[]): Promise<Literal[]> {
  const texts = inputs.map(textsOf);
  const keys = inputs.map(({ draft }) => clip(draft.request.text));
  const all = texts.flatMap(({ whole, remainder, corrected, core }) =>
    [remainder, whole, corrected, core].map(clip),
  );
  const found = await readRows(all, keys);
  return texts.map(({ conditions }, index) => {
    const wordsAt = (part: number): LiteralWord[] =>
      found.flatMap((row) => (row.place === parts * index + part ? wordOf(row) : []));
    const first = found.find(({ place }) => place === parts * index + 1);
    const words = wordsAt(1);
    const others = first?.otherVendors ?? [];
    return {
      words,
      phrases: phrasesOf(inputs[index]!, words),
      whole: wordsAt(2),
      forms: first?.forms ?? [],
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

function wordOf({ word, form, lexeme, at, isWritten, ...documents }: Row): LiteralWord[] {
  if (lexeme === null || at === null) return [];
  const { products, services, realestate } = documents;
  const counts = { products, services, realestate };
  return [{ word: word ?? lexeme, form: form ?? "", lexeme, at, isWritten, documents: counts }];
}
