import "server-only";
import { periodColumn, withPeriod, type PeriodRow } from "@/lib/listings/offer/price-period.rows";
import { pricePeriod } from "@/lib/listings/offer/price-period.rules";
import { maxSearchLength } from "@/lib/listings/rules";
import { normalizeImages } from "@/lib/images/normalize.rules";
import { imageUrl } from "@/lib/images/rules";
import { listingsTag, type Category } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { constant } from "@/lib/server/sql";
import { fromCents } from "@/lib/shared/money";
import type { ListingSuggestionDto, SuggestionsDto } from "./contract";
import type { SearchPage } from "../contract";
import { splitEnding, type Ending } from "./endings.rules";
import { isEverydayWordPrefix, isEverydayWord } from "../lexicon/english.rules";
import type { Phrase } from "../index/phrase-book.rules";
import { hasWords, phrasesOf } from "../analysis/phrases.rules";
import { isOpenWordPrefix, isStopWord } from "../analysis/word-classes.rules";
import { hasPartOnly } from "../results/outcome.rules";
import { searchListings } from "../results/queries";
import { maxSuggestions, minSuggestionLength } from "../rules";
import { normalizeText, splitWords } from "../analysis/normalizer.rules";
import {
  completionsOf,
  endsInOpenWord,
  matchPhrases,
  sampleIds,
  filterVisible,
  sortByTitleMatch,
  extendPhrase,
  type PhraseMatches,
} from "./rules";
import {
  currentVocabulary,
  reloadIfRebuilt,
  phraseColumns,
  applyChanges,
  toPhrase,
  type PhraseRow,
  type Vocabulary,
} from "../index/vocabulary.queries";

const emptySuggestions: SuggestionsDto = { suggestions: [], listingSuggestions: [] };

const samplesPerPhrase = 2;
const maxFirstSamples = maxSuggestions + 2;
const maxSamples = 14;

/** Phrases come from memory; their listings are read again, so that nothing hidden is suggested. */
export async function suggest(text: string): Promise<SuggestionsDto> {
  reportTags(listingsTag);
  const words = splitWords(text);
  if (words.join("").length < minSuggestionLength) return emptySuggestions;
  const isStopText = words.every(isStopWord);
  if (isStopText && words.length > 1) return emptySuggestions;
  const vocabulary = currentVocabulary();
  const found = vocabulary ? await fromMemory(vocabulary, text) : await fromTables(words);
  if (isStopText) return isBeginning(text, found.suggestions) ? found : emptySuggestions;
  if (found.suggestions.length > 0 && found.listingSuggestions.length > 0) return found;
  return fromSearch(text, found.suggestions);
}

/** 'too' may become 'tools', but a space ends it. */
function isBeginning(text: string, suggestions: readonly string[]): boolean {
  const typed = text.trimStart().toLowerCase();
  return suggestions.some((one) => one.startsWith(typed) && !one.startsWith(`${typed} `) && one !== typed);
}

type CheckedSamples = { samples: SampleRow[]; build: number | null; changes: number };

type SampleRow = PeriodRow & {
  id: string;
  title: string;
  vendorName: string;
  category: Category;
  priceCents: number;
  images: string[] | null;
};

type SampleAnswer = Partial<Omit<SampleRow, "images">> & {
  place: number;
  image: string | null;
  position: number;
  build: number | null;
  changes: number;
};

/** Runs on every keystroke, so sorting and grouping happen here rather than in SQL. */
async function readSamples(ids: readonly string[], since: number): Promise<CheckedSamples> {
  const found = await rows<SampleAnswer>(sql`
    SELECT build.revision AS build, (SELECT count(*) FROM search_changes WHERE revision >= ${since}::bigint) AS changes,
      l.id, l.title, l.vendor_name AS "vendorName", l.category, l.price_cents AS "priceCents", ${periodColumn}, chosen.place,
      i.name AS image, li.position
    FROM (SELECT 1) one
    LEFT JOIN search_builds build ON true
    LEFT JOIN (unnest(${ids}::uuid[]) WITH ORDINALITY AS chosen (id, place)
      JOIN listings l ON l.id = chosen.id AND l.status = 'approved'
      LEFT JOIN listing_images li ON li.listing_id = l.id AND chosen.place <= ${constant(maxFirstSamples)}
      LEFT JOIN images i ON i.id = li.image_id) ON true`);
  return { samples: gather(found), build: found[0]?.build ?? null, changes: found[0]?.changes ?? 0 };
}

function gather(found: readonly SampleAnswer[]): SampleRow[] {
  const samples = new Map<number, SampleRow>();
  const inOrder = found.toSorted((a, b) => a.place - b.place || a.position - b.position);
  for (const { place, image, build: _build, changes: _changes, position: _position, ...row } of inOrder) {
    if (!row.id) continue;
    const images = place <= maxFirstSamples ? [] : null;
    const sample = samples.get(place) ?? { ...(row as Omit<SampleRow, "images">), images };
    samples.set(place, sample);
    if (image) sample.images?.push(image);
  }
  return [...samples.values()];
}

function firstIds(phrases: readonly Phrase[]): string[] {
  const samples = phrases.length * samplesPerPhrase < maxFirstSamples ? maxSamples : samplesPerPhrase;
  return sampleIds(phrases, 0, samples).slice(0, maxFirstSamples);
}

async function fromMemory(vocabulary: Vocabulary, text: string): Promise<SuggestionsDto> {
  const first = matchPhrases(vocabulary, text);
  const checked = await readSamples(firstIds(first.phrases), vocabulary.since);
  reloadIfRebuilt(checked.build);
  if (checked.changes === vocabulary.seen.size) return toSuggestions(first, checked.samples);
  await applyChanges(vocabulary);
  const again = matchPhrases(vocabulary, text);
  const { samples } = await readSamples(firstIds(again.phrases), vocabulary.since);
  return toSuggestions(again, samples);
}

async function fromTables(words: string[]): Promise<SuggestionsDto> {
  const prefix = words.join(" ");
  const found = await rows<PhraseRow>(sql`
    SELECT ${phraseColumns} FROM search_phrases
    WHERE phrase >= ${prefix} AND phrase <= ${`${prefix}\u{10FFFF}`}
    ORDER BY documents DESC LIMIT ${constant(maxSuggestions)}`);
  const phrases = found.map(toPhrase);
  const { samples } = await readSamples(firstIds(phrases), 0);
  return toSuggestions({ words, phrases }, samples);
}

async function toSuggestions(
  { words, phrases }: PhraseMatches,
  first: readonly SampleRow[],
): Promise<SuggestionsDto> {
  let samples = first;
  let shown = filterVisible(phrases, byId(samples));
  if (shown.length < phrases.length || samples.length < maxSuggestions) {
    const known = new Set(firstIds(phrases));
    const others = sampleIds(phrases, 0, maxSamples).filter((id) => !known.has(id));
    if (others.length > 0) samples = [...first, ...(await readSamples(others, 0)).samples];
    shown = filterVisible(phrases, byId(samples));
  }
  const fitting = samples.filter(({ title, vendorName }) => hasWords(`${title} ${vendorName}`, words));
  return {
    suggestions: completeTexts(shown.map((phrase) => extendPhrase(phrase, byId(samples)))),
    listingSuggestions: await toListingSuggestions(sortByTitleMatch(fitting, words).slice(0, maxSuggestions)),
  };
}

async function toListingSuggestions(samples: readonly SampleRow[]): Promise<ListingSuggestionDto[]> {
  const isComplete = samples.every(({ images }) => images !== null);
  const ids = samples.map(({ id }) => id);
  const complete = isComplete ? samples : (await readSamples(ids, 0)).samples;
  return complete.map(toListingSuggestion);
}

function byId(samples: readonly SampleRow[]): Map<string, SampleRow> {
  return new Map(samples.map((sample) => [sample.id, sample]));
}

function toListingSuggestion(sample: SampleRow): ListingSuggestionDto {
  const { id, title, category, priceCents, images } = sample;
  return {
    id,
    title,
    category,
    price: fromCents(priceCents),
    ...withPeriod(sample),
    images: normalizeImages((images ?? []).map((name) => imageUrl(name))),
  };
}

function completeTexts(texts: readonly string[]): string[] {
  return distinct(texts.filter((text) => !endsInOpenWord(text)));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, maxSuggestions);
}

function searchTextFor(text: string, { head, ends }: Ending): string {
  const [only, ...others] = ends;
  if (only && others.length === 0) return `${head} ${only.words}`;
  const last = splitWords(text).at(-1) ?? "";
  const vocabulary = currentVocabulary();
  const isBegun = isOpenWordPrefix(last) && !vocabulary?.book.has(last) && !vocabulary?.recent.has(last);
  return only ? head : isBegun ? head.slice(0, head.lastIndexOf(last)).trim() || text : text;
}

async function fromSearch(text: string, known: readonly string[]): Promise<SuggestionsDto> {
  const ending = splitEnding(text);
  const searchText = searchTextFor(text, ending);
  const page = await searchListings({ search: searchText.slice(0, maxSearchLength), limit: maxSuggestions });
  if (isPremature(text, page)) return { suggestions: [...known], listingSuggestions: [] };
  const ended = completedTexts(searchText, ending, page);
  const texts = searchText === text ? completeTexts(suggestionTexts(text, page)) : ended;
  return {
    suggestions: distinct([...known, ...texts]),
    listingSuggestions: page.items.map(({ id, title, category, price, images, details }) => ({
      ...{ id, title, category, price, images },
      ...withPeriod({ per: pricePeriod(details) ?? null }),
    })),
  };
}

function isPremature(text: string, { corrected }: SearchPage): boolean {
  const last = splitWords(text).at(-1) ?? "";
  const isUnchanged = corrected === null || splitWords(corrected).some((word) => word.startsWith(last));
  return !isUnchanged && isEverydayWordPrefix(last);
}

function completedTexts(
  searchText: string,
  { head, ends }: Ending,
  { items, corrected, match }: SearchPage,
): string[] {
  const [first] = items;
  if (!first || hasPartOnly({ match })) return [];
  const fitting = ends.filter(({ sections }) => sections.includes(first.category));
  const isOnly = ends.length === 1;
  return fitting.map(({ words }) => (isOnly ? (corrected ?? searchText) : `${corrected ?? head} ${words}`));
}

function suggestionTexts(text: string, { items, corrected, match, missing }: SearchPage): string[] {
  const words = splitWords(corrected ?? text);
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  const phrases = items
    .flatMap(({ title, vendorName }) => phrasesOf(title, vendorName))
    .filter((phrase) => phrase.startsWith(first) && hasWords(phrase, words));
  const isWord = isEverydayWord(last) || currentVocabulary()?.speller.knows(last);
  if (items.length === 0) return phrases;
  if (corrected) return isWord ? [corrected, ...phrases] : phrases;
  const plain = normalizeText(text).trim();
  if (isWord || hasPartOnly({ match }) || missing.length > 0 || !plain.endsWith(last)) return phrases;
  const titles = items.map(({ title }) => title);
  const ends = completionsOf(words, titles).map((word) => plain.slice(0, -last.length) + word);
  return [...ends, ...phrases];
}
