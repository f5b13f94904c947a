export type PlacedWord = { lexeme: string; place: string };

export type SampleTitle = { subcategory: string; words: readonly PlacedWord[] };

/** Log-odds by place, and by subcategory and word; the key '' means any other subcategory or word. */
export type Subjects = {
  places: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

const rounds = 10;
/** Positions weigh less than words, since keyword lists have no order. */
const placeWeight = 0.7;
/** Sample size at which learned odds of a place weigh as much as assumed ones. */
const priorWords = 200;
const priorSubjects = 0.1;
const priorMentions = 1;
const priorTitles = 10;

type Counts = Map<string, number>;

const add = (counts: Counts, key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
const read = (counts: ReadonlyMap<string, number> | undefined, key: string) => counts?.get(key) ?? 0;

type WordCounts = {
  subjects: Map<string, Counts>;
  mentions: Counts;
  subjectPlaces: Counts;
  mentionPlaces: Counts;
};

/**
 * Expectation maximization over a mixture: each title has one subject, drawn from the subjects of its subcategory; its
 * other words come from a distribution shared by all titles. `assumed` are the initial odds of places.
 */
export function learnSubjects(
  titles: readonly SampleTitle[],
  assumed: ReadonlyMap<string, number>,
): Subjects {
  const sizes: Counts = new Map();
  for (const { subcategory } of titles) add(sizes, subcategory, 1);
  const samples = titles.map((title) => ({ ...title, words: deduplicateWords(title.words, assumed) }));
  let subjects: Subjects = { places: assumed, words: new Map() };
  let shares = samples.map(({ words }) => words.map(() => 1 / 2));
  for (let round = 0; round < rounds; round += 1) {
    subjects = estimate(countWords(samples, shares), { sizes, titles: titles.length, assumed });
    shares = samples.map((title) => subjectProbabilities(title, subjects));
  }
  return subjects;
}

function deduplicateWords(words: readonly PlacedWord[], places: ReadonlyMap<string, number>): PlacedWord[] {
  const best = new Map<string, PlacedWord>();
  for (const word of words) {
    const other = best.get(word.lexeme);
    if (!other || read(places, other.place) < read(places, word.place)) best.set(word.lexeme, word);
  }
  return [...best.values()];
}

function subjectProbabilities(
  { subcategory, words }: SampleTitle,
  { places, words: known }: Subjects,
): number[] {
  const points = words.map(({ lexeme, place }) => {
    const own = known.get(subcategory)?.get(lexeme);
    return read(places, place) + (own ?? known.get("")?.get(lexeme) ?? read(known.get(""), ""));
  });
  const most = Math.max(...points);
  const odds = points.map((point) => Math.exp(point - most));
  const sum = odds.reduce((total, odd) => total + odd, 0);
  return odds.map((odd) => odd / sum);
}

function countWords(titles: readonly SampleTitle[], shares: readonly (readonly number[])[]): WordCounts {
  const wordCounts: WordCounts = {
    subjects: new Map(),
    mentions: new Map(),
    subjectPlaces: new Map(),
    mentionPlaces: new Map(),
  };
  for (const [index, { subcategory, words }] of titles.entries()) {
    const subjects = wordCounts.subjects.get(subcategory) ?? new Map<string, number>();
    wordCounts.subjects.set(subcategory, subjects);
    for (const [at, { lexeme, place }] of words.entries()) {
      const share = shares[index]![at]!;
      add(subjects, lexeme, share);
      add(wordCounts.mentions, lexeme, 1 - share);
      add(wordCounts.subjectPlaces, place, share);
      add(wordCounts.mentionPlaces, place, 1 - share);
    }
  }
  return wordCounts;
}

type Catalog = { sizes: Counts; titles: number; assumed: ReadonlyMap<string, number> };

function estimate(wordCounts: WordCounts, { sizes, titles, assumed }: Catalog): Subjects {
  const mentioned = (lexeme: string) =>
    (read(wordCounts.mentions, lexeme) + priorMentions) / (titles + 2 * priorTitles);
  const oddsOf = (count: number, size: number, lexeme: string) =>
    Math.log((count + priorSubjects) / (size + priorTitles) / mentioned(lexeme));
  const words = new Map<string, Map<string, number>>();
  for (const [subcategory, counts] of wordCounts.subjects) {
    const size = read(sizes, subcategory);
    words.set(
      subcategory,
      new Map([...counts].map(([lexeme, count]) => [lexeme, oddsOf(count, size, lexeme)])),
    );
  }
  const averageSize = titles / Math.max(1, sizes.size);
  const elsewhere = [...wordCounts.mentions.keys(), ""].map(
    (lexeme) => [lexeme, oddsOf(0, averageSize, lexeme)] as const,
  );
  words.set("", new Map(elsewhere));
  return { places: placeOdds(wordCounts, assumed), words };
}

function placeOdds({ subjectPlaces, mentionPlaces }: WordCounts, assumed: ReadonlyMap<string, number>) {
  const total = (counts: Counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [subjects, mentions] = [total(subjectPlaces), total(mentionPlaces)];
  return new Map(
    [...assumed].map(([place, points]) => {
      const [asSubject, asMention] = [read(subjectPlaces, place), read(mentionPlaces, place)];
      const learned = Math.log((asSubject + 0.5) / (subjects + 1) / ((asMention + 0.5) / (mentions + 1)));
      const trust = (asSubject + asMention) / (asSubject + asMention + priorWords);
      return [place, trust * placeWeight * learned + (1 - trust) * points];
    }),
  );
}
