import { lowerBound } from "../analysis/lower-bound.rules";

/** `samples` are packed IDs of some listings with the phrase, newest first. */
export type Phrase = { phrase: string; documents: number; samples: string };

function createTopList(limit: number) {
  const places: { at: number; documents: number }[] = [];
  return {
    consider(at: number, documents: number): void {
      const last = places[limit - 1];
      if (last && last.documents >= documents) return;
      let place = Math.min(places.length, limit - 1);
      while (place > 0 && places[place - 1]!.documents < documents) {
        places[place] = places[place - 1]!;
        place -= 1;
      }
      places[place] = { at, documents };
    },
    places,
  };
}

export type PhraseBook = {
  readonly size: number;
  has(prefix: string): boolean;
  hasPhrase(phrase: string): boolean;
  startingWith(prefix: string, limit: number): Phrase[];
};

type SortedPhrases = {
  size: () => number;
  textOf: (index: number) => string;
  documentsOf: (index: number) => number;
  samplesOf: (index: number) => string;
};

function placeOf({ size, textOf }: Pick<SortedPhrases, "size" | "textOf">, text: string): number {
  return lowerBound(size(), (index) => textOf(index) < text);
}

function bookOf(sortedPhrases: SortedPhrases): PhraseBook {
  const { size, textOf, documentsOf, samplesOf } = sortedPhrases;
  return {
    get size() {
      return size();
    },
    has(prefix) {
      const index = placeOf(sortedPhrases, prefix);
      return index < size() && textOf(index).startsWith(prefix);
    },
    hasPhrase(phrase) {
      const index = placeOf(sortedPhrases, phrase);
      return index < size() && textOf(index) === phrase;
    },
    startingWith(prefix, limit) {
      const top = createTopList(limit);
      const end = placeOf(sortedPhrases, `${prefix}\uFFFF`);
      for (let index = placeOf(sortedPhrases, prefix); index < end; index += 1)
        top.consider(index, documentsOf(index));
      return top.places.map(({ at }) => ({
        phrase: textOf(at),
        documents: documentsOf(at),
        samples: samplesOf(at),
      }));
    },
  };
}

function packTexts(texts: readonly string[]) {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [index, text] of texts.entries()) ends[index] = end += text.length;
  const whole = texts.join("");
  return (index: number) => whole.slice(index > 0 ? ends[index - 1] : 0, ends[index]);
}

type Sheet = Omit<SortedPhrases, "size"> & { from: number };

/** All phrases of a catalog. There may be half a million: they are packed in sheets, one for each time some were added. */
export function createPhraseBook() {
  const sheets: Sheet[] = [];
  let size = 0;

  function sheetOf(index: number): Sheet {
    let low = 0;
    let high = sheets.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (sheets[middle]!.from <= index) low = middle;
      else high = middle - 1;
    }
    return sheets[low]!;
  }

  function read<K extends "textOf" | "documentsOf" | "samplesOf">(kind: K, index: number) {
    const sheet = sheetOf(index);
    return sheet[kind](index - sheet.from) as ReturnType<Sheet[K]>;
  }

  const book = bookOf({
    size: () => size,
    textOf: (index) => read("textOf", index),
    documentsOf: (index) => read("documentsOf", index),
    samplesOf: (index) => read("samplesOf", index),
  });
  return Object.assign(book, {
    /** Phrases must be sorted and come after all earlier ones. */
    append(more: readonly Phrase[]): void {
      if (more.length === 0) return;
      const documents = Uint32Array.from(more, (entry) => entry.documents);
      sheets.push({
        from: size,
        textOf: packTexts(more.map(({ phrase }) => phrase)),
        documentsOf: (index) => documents[index]!,
        samplesOf: packTexts(more.map(({ samples }) => samples)),
      });
      size += more.length;
    },
  });
}

const maxSamples = 7;

export function createRecentPhrases() {
  const phrases: Phrase[] = [];
  const sortedPhrases: SortedPhrases = {
    size: () => phrases.length,
    textOf: (index) => phrases[index]!.phrase,
    documentsOf: (index) => phrases[index]!.documents,
    samplesOf: (index) => phrases[index]!.samples,
  };
  return Object.assign(bookOf(sortedPhrases), {
    insert(phrase: string, listingId: string): void {
      const index = placeOf(sortedPhrases, phrase);
      const known = phrases[index];
      const id = packIds([listingId]);
      if (known?.phrase !== phrase) {
        phrases.splice(index, 0, { phrase, documents: 1, samples: id });
        return;
      }
      if (unpackIds(known.samples).includes(listingId)) return;
      known.documents += 1;
      known.samples = (id + known.samples).slice(0, maxSamples * idLength);
    },
  });
}

export type RecentPhrases = ReturnType<typeof createRecentPhrases>;

const idLength = 16;

export function packIds(ids: readonly string[]): string {
  const bytes: number[] = [];
  for (const id of ids) {
    const hex = id.replaceAll("-", "");
    for (let i = 0; i < 32; i += 2) bytes.push(Number.parseInt(hex.slice(i, i + 2), 16));
  }
  return String.fromCharCode(...bytes);
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hyphenBefore = new Set([4, 6, 8, 10]);

export function unpackIds(packed: string, from = 0, to = Infinity): string[] {
  const ids: string[] = [];
  const end = Math.min(packed.length, to * idLength);
  for (let start = from * idLength; start < end; start += idLength) {
    let id = "";
    for (let i = 0; i < idLength; i += 1) {
      if (hyphenBefore.has(i)) id += "-";
      id += hexOf[packed.charCodeAt(start + i)]!;
    }
    ids.push(id);
  }
  return ids;
}
