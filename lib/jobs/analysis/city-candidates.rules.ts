import { namesIn, readAround } from "@/lib/search/entities/around.rules";
import { isEverydayWord } from "@/lib/search/lexicon/english.rules";
import { nicknameOf } from "@/lib/search/entities/places.rules";
import { usualDistance, type Distance } from "@/lib/places/rules";
import { usStates } from "@/lib/shared/us-states";

/** Words that may name a city: the name to look up, and the phrase in the text. */
type CityCandidate = {
  name: string;
  phrase: string;
  within: Distance;
  /** Found by position only, without 'near' or 'in'. */
  isBare: boolean;
};

const longestName = 4;
const states = new Set(usStates.map(({ name }) => name.toLowerCase()));

function lookedUp(name: string): string {
  return nicknameOf(name) ?? name;
}

/** Candidates, the likeliest first: behind 'near' or 'in', then at the end and the beginning of the text. */
export function cityCandidates(text: string): CityCandidate[] {
  const around = readAround(text);
  const tail = text.slice(around?.before.length).trim();
  const named = around
    ? namesIn(around)
        .filter((name) => !around.isIn || !states.has(name.toLowerCase()))
        .map((name) => ({
          name: lookedUp(name),
          phrase: tail.slice(0, tail.indexOf(name) + name.length),
          within: around.within,
          isBare: false,
        }))
    : [];
  const words = text.split(/\s+/).filter(Boolean);
  const lengths = Array.from(
    { length: Math.min(longestName, words.length) },
    (_, index) => index + 1,
  ).reverse();
  const edges = [
    ...lengths.map((length) => words.slice(-length).join(" ")),
    ...lengths.filter((length) => length < words.length).map((length) => words.slice(0, length).join(" ")),
  ];
  const bare: CityCandidate[] = edges
    .filter((name) => {
      const plain = name.toLowerCase();
      if (/\d/.test(name)) return /^\d{5}$/.test(name);
      return nicknameOf(name) !== undefined || !(states.has(plain) || isEverydayWord(plain));
    })
    .map((name) => ({ name: lookedUp(name), phrase: name, within: usualDistance, isBare: true }));
  return [...named, ...bare];
}
