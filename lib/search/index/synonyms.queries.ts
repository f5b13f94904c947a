import "server-only";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { treesTag } from "@/lib/server/tree";
import { articles, singularOf } from "../analysis/inflection.rules";
import { subcategoryWordsOf, type SubcategoryWords } from "./part-words.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { quoteLexeme } from "../analysis/tsquery.rules";
import { isForListings } from "../lexicon/synonym-titles.rows";
import { synonymsTag } from "../lexicon/synonyms.rules";

export type Synonym = {
  phrase: string;
  query: string;
  lexemes: string[];
  /** First target of most groups with the phrase: the work, not the trade. */
  isFirst?: boolean;
  isSame?: boolean;
};

/** Keyed by phrase, by its singular, and by the stems of its words, so that 'dog washing' finds 'dog wash'. */
export type Synonyms = {
  get: (key: string) => readonly Synonym[] | undefined;
  keys: () => Iterable<string>;
};

type Group = { words: string[]; finds: string[]; lexeme: string | null; phrases: Synonym[] | null };

export function readSynonyms(): Promise<Synonyms> {
  return cachedRead({
    tags: [synonymsTag, treesTag],
    key: "synonyms",
    maxAgeSeconds: 600,
    load: loadSynonyms,
  });
}

function subcategorySynonym(lexeme: string | null): Synonym[] {
  return lexeme ? [{ phrase: "", query: quoteLexeme(lexeme), lexemes: [lexeme] }] : [];
}

export function isSubcategorySynonym({ phrase }: Synonym): boolean {
  return phrase === "";
}

async function readSubcategoryGroups(): Promise<Omit<SubcategoryWords, "pieces">[]> {
  const parts = subcategoryWordsOf(await readSubcategoryTree());
  const free = await readUnambiguousWords(parts.flatMap(({ pieces }) => pieces));
  return parts.map(({ pieces, words, ...part }) => ({
    ...part,
    words: [...words, ...pieces.filter((piece) => free.has(piece))],
  }));
}

/** Words without another meaning: in no synonym group, no phrase of titles, and never the subject of a title. */
async function readUnambiguousWords(pieces: readonly string[]): Promise<Set<string>> {
  if (pieces.length === 0) return new Set();
  const free = await rows<{ piece: string }>(sql`
    WITH asked AS (
      SELECT piece, to_tsvector('plaza', search_text(piece)) AS tsv,
        phraseto_tsquery('plaza', search_text(piece)) AS phrase
      FROM unnest(${pieces}::text[]) AS piece
    ), known AS MATERIALIZED (
      SELECT word, to_tsvector('plaza', search_text(word)) AS tsv
      FROM search_synonyms s, unnest(s.words) AS word WHERE ${isForListings}
    )
    SELECT piece FROM asked
    WHERE NOT EXISTS (SELECT FROM known WHERE word = piece OR known.tsv = asked.tsv)
      AND NOT EXISTS (
        SELECT FROM search_lexemes l WHERE ARRAY[l.lexeme::text] = tsvector_to_array(asked.tsv)
          AND l.product_heads + l.service_heads + l.realestate_heads > 0
      ) AND (length(asked.tsv) < 2 OR NOT EXISTS (
        SELECT FROM listing_search l
        WHERE l.tsv @@ asked.phrase AND ts_filter(l.tsv, '{a,b}') @@ asked.phrase
      ))`);
  return new Set(free.map(({ piece }) => piece));
}

async function loadSynonyms(): Promise<Synonyms> {
  const parts = await readSubcategoryGroups();
  const groups = await rows<Group>(sql`
    SELECT words, finds, lexeme, (
      SELECT json_agg(json_build_object('phrase', phrase, 'query', phraseto_tsquery('plaza', search_text(phrase))::text,
        'lexemes', tsvector_to_array(to_tsvector('plaza', search_text(phrase)))))
      FROM unnest(words || finds) AS phrase
    ) AS phrases FROM (
      SELECT id, words, finds, NULL AS lexeme FROM search_synonyms WHERE ${isForListings}
      UNION ALL SELECT NULL, words, finds, lexeme
      FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS part (words text[], finds text[], lexeme text)
    ) groups ORDER BY id NULLS LAST`);
  const known = new Map(groups.flatMap(({ phrases }) => (phrases ?? []).map((row) => [row.phrase, row])));
  const whole = [...known.values()].filter(isFullyIndexed);
  const ones = new Map(whole.map((row) => [row.phrase, row]));
  // One object per phrase, however many words lead to it.
  const same = new Map(whole.map((row) => [row.phrase, { ...row, isSame: true }]));
  const placesByKey = new Map<string, GroupMembership[]>();
  for (const { words, finds, lexeme } of groups) {
    const group = {
      equivalents: words.flatMap((word) => same.get(word) ?? []),
      others: [...finds.flatMap((find) => ones.get(find) ?? []), ...subcategorySynonym(lexeme)],
      first: known.get(finds[0] ?? "")?.query,
    };
    for (const word of words)
      for (const key of new Set([plainKey(word), singularKey(word), ...stemsKeys(known.get(word))])) {
        const memberships = placesByKey.get(key);
        if (memberships) memberships.push({ word, group });
        else placesByKey.set(key, [{ word, group }]);
      }
  }
  const found = new Map<string, readonly Synonym[]>();
  return {
    keys: () => placesByKey.keys(),
    get(key) {
      const memberships = placesByKey.get(key);
      if (memberships && !found.has(key)) found.set(key, collectSynonyms(memberships));
      return found.get(key);
    },
  };
}

type GroupMembership = {
  word: string;
  group: { equivalents: readonly Synonym[]; others: readonly Synonym[]; first: string | undefined };
};

function collectSynonyms(memberships: readonly GroupMembership[]): Synonym[] {
  const found = new Map<string, Synonym>();
  const firsts = new Map<string, number>();
  for (const { word, group } of memberships) {
    for (const other of [...group.equivalents.filter(({ phrase }) => phrase !== word), ...group.others])
      if (!found.has(other.query)) found.set(other.query, other);
    if (group.first) firsts.set(group.first, (firsts.get(group.first) ?? 0) + 1);
  }
  const most = Math.max(...firsts.values());
  return [...found.values()].map((one) => (firsts.get(one.query) === most ? { ...one, isFirst: true } : one));
}

/** False if the index drops words: 'make up' is indexed as 'make', another word. */
function isFullyIndexed({ phrase, lexemes }: Synonym): boolean {
  const words = splitWords(phrase).filter((word) => word.length > 1);
  return lexemes.length > 1 || (lexemes.length === 1 && words.length < 2);
}

const maxLookups = 5000;
const lookups = new WeakMap<Synonyms, Map<string, readonly Synonym[]>>();

/** Remembers recent phrases, since one search looks up each several times. */
export function synonymsOf(synonyms: Synonyms, phrase: string): readonly Synonym[] {
  const recent = lookups.get(synonyms) ?? new Map<string, readonly Synonym[]>();
  if (recent.size === 0) lookups.set(synonyms, recent);
  const known = recent.get(phrase);
  if (known) return known;
  const found =
    synonyms.get(phrase) ?? synonyms.get(plainKey(phrase)) ?? synonyms.get(singularKey(phrase)) ?? [];
  if (recent.size >= maxLookups) recent.clear();
  recent.set(phrase, found);
  return found;
}

export function synonymsByStems(
  synonyms: Synonyms,
  words: readonly string[],
  stems: readonly string[],
): readonly Synonym[] {
  return (stems.length > 1 && synonyms.get(formKey(stems, isWork(words.at(-1)!)))) || [];
}

function stemsKeys(row: Synonym | undefined): string[] {
  const stems = [...(row?.query ?? "").matchAll(/'([^']+)'/g)].map(([, stem = ""]) => stem);
  if (stems.length < 2 || /<\d/.test(row!.query)) return [];
  return isWork(row!.phrase) ? [formKey(stems, true)] : [formKey(stems, false), formKey(stems, true)];
}

function isWork(phrase: string): boolean {
  return phrase.endsWith("ing");
}

function formKey(stems: readonly string[], isActivity: boolean): string {
  return `${isActivity ? "+" : "="}${stems.join(" ")}`;
}

function plainKey(phrase: string): string {
  const words = phrase.replaceAll("-", " ").split(" ");
  return (words.length > 2 ? words.filter((word) => !articles.has(word)) : words).join(" ");
}

function singularKey(phrase: string): string {
  return `~${plainKey(phrase).split(" ").map(singularOf).join(" ")}`;
}
