import "server-only";
import { setImmediate as pause } from "node:timers/promises";
import { openConnection } from "@/lib/server/connection";
import { rows, sql } from "@/lib/server/db";
import { reportAge } from "@/lib/server/response-context";
import { processSingleton } from "@/lib/server/process-singleton";
import { log } from "@/lib/server/log";
import { runOutsideRequest } from "@/lib/server/detached";
import { constant } from "@/lib/server/sql";
import { phrasesOf } from "../analysis/phrases.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { entityWords, factWords } from "../entities/entity-words.rules";
import { isForListings } from "../lexicon/synonym-titles.rows";
import type { KnownWord } from "../analysis/edit-distance.rules";
import {
  createPhraseBook,
  createRecentPhrases,
  type Phrase,
  type PhraseBook,
  type RecentPhrases,
} from "./phrase-book.rules";
import { refreshSubjects } from "./subjects.queries";
import { buildSpeller, type Speller } from "./vocabulary.rules";

export type Vocabulary = {
  build: number;
  /** `book` is as of the rebuild; `recent` has later additions. */
  book: PhraseBook;
  recent: RecentPhrases;
  speller: Speller;
  /** First transaction whose changes may be incomplete; those already applied are in `seen`. */
  since: number;
  seen: Set<number>;
  appliedChanges: number;
  maxChanges: number;
  pendingRead: Promise<boolean> | null;
  next: Promise<boolean> | null;
};

type State = { vocabulary: Vocabulary | null; loading: Promise<void> | null; failedAt: number };

/** One per process, even if several bundles contain this module. */
const state = processSingleton<State>("plazaVocabulary", () => ({
  vocabulary: null,
  loading: null,
  failedAt: 0,
}));

const chunk = 2000;
const maxWords = 60_000;
const retryMilliseconds = 5000;
const changesPerStep = 50;
/** A rebuild is due once this share of the listings has changed, within the bounds. */
const rebuildShare = 0.2;
const rebuildBounds = { min: 200, max: 3000 };

/**
 * Null while the vocabulary loads in the background; callers then use the tables, and their results expire immediately.
 */
export function currentVocabulary(): Vocabulary | null {
  if (state.vocabulary) return state.vocabulary;
  reportAge(Date.now());
  startLoading();
  return null;
}

export function reloadIfRebuilt(build: number | null): void {
  if (state.vocabulary && state.vocabulary.build !== build) startLoading();
}

function startLoading(options: { rebuild?: boolean } = {}): void {
  if (state.loading || Date.now() - state.failedAt < retryMilliseconds) return;
  state.loading = runOutsideRequest(() =>
    load(options)
      .catch((error: unknown) => {
        state.failedAt = Date.now();
        log.warn({ event: "vocabulary_not_read", err: error });
      })
      .finally(() => {
        state.loading = null;
      }),
  );
}

export async function waitForVocabulary(): Promise<void> {
  currentVocabulary();
  await state.loading;
}

/** Takes minutes at a million listings, on its own connection. */
export async function rebuildSearchTables(): Promise<void> {
  const connection = await openConnection();
  try {
    await refreshSubjects(connection);
    await connection.query("SELECT rebuild_search_tables()");
  } finally {
    await connection.end();
  }
}

async function readBuild(): Promise<number | null> {
  const [row] = await rows<{ revision: number }>(sql`SELECT revision FROM search_builds`);
  return row?.revision ?? null;
}

async function readMaxChanges(): Promise<number> {
  const { min, max } = rebuildBounds;
  const [row] = await rows<{ listings: number }>(sql`
    SELECT count(*)::int AS listings FROM (
      SELECT FROM listing_search LIMIT ${constant(Math.ceil(max / rebuildShare))}
    ) counted`);
  return Math.max(min, Math.min(max, (row?.listings ?? 0) * rebuildShare));
}

async function load({ rebuild = false }): Promise<void> {
  if (rebuild || (await readBuild()) === null) await rebuildSearchTables();
  const build = await readBuild();
  if (build === null) throw new Error("another process is still filling the search tables");
  const book = await readBook();
  const speller = await readSpeller();
  const maxChanges = await readMaxChanges();
  const vocabulary: Vocabulary = {
    build,
    book,
    recent: createRecentPhrases(),
    speller,
    since: build,
    seen: new Set(),
    appliedChanges: 0,
    maxChanges,
    pendingRead: null,
    next: null,
  };
  while (await applyChanges(vocabulary));
  state.vocabulary = vocabulary;
}

/** `samples` are base64 of the ID bytes, the fastest format to read. */
export type PhraseRow = { phrase: string; documents: number; samples: string };

export const phraseColumns = sql`phrase, documents,
  encode(decode(replace(array_to_string(samples, ''), '-', ''), 'hex'), 'base64') AS samples`;

export function toPhrase({ phrase, documents, samples }: PhraseRow): Phrase {
  return { phrase, documents, samples: Buffer.from(samples, "base64").toString("latin1") };
}

async function readBook(): Promise<PhraseBook> {
  const book = createPhraseBook();
  for (let last = ""; ;) {
    const phrases = await rows<PhraseRow>(sql`
      SELECT ${phraseColumns} FROM search_phrases
      WHERE phrase > ${last} ORDER BY phrase LIMIT ${constant(chunk)}`);
    book.append(phrases.map(toPhrase));
    const end = phrases.at(-1);
    if (!end || phrases.length < chunk) return book;
    last = end.phrase;
  }
}

async function readSpeller(): Promise<Speller> {
  const words = await rows<KnownWord>(sql`
    SELECT w.word, w.documents, l.product_heads + l.service_heads + l.realestate_heads AS heads
    FROM search_words w LEFT JOIN search_lexemes l ON l.lexeme = w.lexeme
    ORDER BY w.documents DESC, w.word LIMIT ${constant(maxWords)}`);
  const others = await rows<KnownWord>(sql`
    SELECT DISTINCT word, 0 AS documents FROM search_synonyms, unnest(words) AS phrase, regexp_split_to_table(phrase, '[^a-z0-9]+') AS word
    WHERE char_length(word) > 3 AND ${isForListings}`);
  // Fact words count as frequent subjects: 'remt' is rent, not rest.
  const facts = new Set(factWords);
  for (const one of words) if (facts.has(one.word)) one.heads = one.documents;
  const known = new Set(words.map(({ word }) => word));
  const more = [
    ...others,
    ...entityWords.map((word) => ({ word, documents: 0, heads: Number(facts.has(word)) })),
  ];
  const steps = buildSpeller([...words, ...more.filter(({ word }) => !known.has(word) && known.add(word))]);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await pause();
  }
}

type Change = { id: number; revision: number; listingId: string; title: string | null; vendorName: string };

/** Applies new and changed listings; true if there may be more. */
export function applyChanges(vocabulary: Vocabulary): Promise<boolean> {
  return runOutsideRequest(() => {
    if (vocabulary.next) return vocabulary.next;
    if (!vocabulary.pendingRead) return startApplying(vocabulary);
    vocabulary.next = applyAfter(vocabulary, vocabulary.pendingRead);
    return vocabulary.next;
  });
}

function startApplying(vocabulary: Vocabulary): Promise<boolean> {
  vocabulary.pendingRead = readChanges(vocabulary).finally(() => {
    vocabulary.pendingRead = null;
  });
  return vocabulary.pendingRead;
}

async function applyAfter(vocabulary: Vocabulary, running: Promise<boolean>): Promise<boolean> {
  await running.catch(() => undefined);
  vocabulary.next = null;
  return startApplying(vocabulary);
}

/** `horizon` is the oldest running transaction; anything committed after this read belongs to it or a newer one. */
async function readChanges(vocabulary: Vocabulary): Promise<boolean> {
  const [{ horizon, changes } = { horizon: 0, changes: [] }] = await rows<{
    horizon: number;
    changes: Change[];
  }>(sql`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon, coalesce((
      SELECT json_agg(change) FROM (
        SELECT c.id, c.revision, c.listing_id AS "listingId", l.title, l.vendor_name AS "vendorName"
        FROM search_changes c
        LEFT JOIN listings l ON l.id = c.listing_id AND l.status = 'approved'
        WHERE c.revision >= ${vocabulary.since}::bigint
        ORDER BY c.revision, c.id LIMIT ${constant(chunk)}
      ) change), '[]') AS changes`);
  for (const [index, change] of changes.entries()) {
    if (vocabulary.seen.has(change.id)) continue;
    vocabulary.appliedChanges += 1;
    if (change.title !== null) applyListing(vocabulary, change.listingId, change.title, change.vendorName);
    if (index % changesPerStep === changesPerStep - 1) await pause();
  }
  const isFull = changes.length === chunk;
  const next = isFull ? Math.min(horizon, changes.at(-1)!.revision) : horizon;
  const isStuck = isFull && next === vocabulary.since;
  vocabulary.seen = new Set(changes.filter(({ revision }) => revision >= next).map(({ id }) => id));
  vocabulary.since = next;
  if (vocabulary.appliedChanges > vocabulary.maxChanges || isStuck) startLoading({ rebuild: true });
  return isFull && !isStuck;
}

function applyListing({ recent, speller }: Vocabulary, id: string, title: string, vendorName: string): void {
  for (const phrase of phrasesOf(title, vendorName)) recent.insert(phrase, id);
  for (const word of splitWords(`${title} ${vendorName}`)) if (word.length > 1) speller.insert(word);
}
