import { placeNameCandidates, parsePlaceReference } from "@/lib/search/entities/place-reference.rules";
import { isEverydayWord } from "@/lib/search/lexicon/english.rules";
import { cityOfNickname } from "@/lib/search/entities/places.rules";
import { defaultDistance, type Distance } from "@/lib/places/rules";
import { usStates } from "@/lib/shared/us-states";

type CityCandidate = {
  name: string;
  phrase: string;
  within: Distance;
  isBare: boolean;
};

const maxNameWords = 4;
const states = new Set(usStates.map(({ name }) => name.toLowerCase()));

function lookupName(name: string): string {
  return cityOfNickname(name) ?? name;
}

export function cityCandidates(text: string): CityCandidate[] {
  const around = parsePlaceReference(text);
  const tail = text.slice(around?.before.length).trim();
  const named = around
    ? placeNameCandidates(around)
        .filter((name) => !around.isIn || !states.has(name.toLowerCase()))
        .map((name) => ({
          name: lookupName(name),
          phrase: tail.slice(0, tail.indexOf(name) + name.length),
          within: around.within,
          isBare: false,
        }))
    : [];
  const words = text.split(/\s+/).filter(Boolean);
  const lengths = Array.from(
    { length: Math.min(maxNameWords, words.length) },
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
      return cityOfNickname(name) !== undefined || !(states.has(plain) || isEverydayWord(plain));
    })
    .map((name) => ({ name: lookupName(name), phrase: name, within: defaultDistance, isBare: true }));
  return [...named, ...bare];
}
