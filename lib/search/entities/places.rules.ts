import { cityByNickname as unambiguousCities, nicknameKey } from "@/lib/places/nicknames.rules";
import { usStates } from "@/lib/shared/us-states";
import { claim, claimPhrases, namedBy, wordAt, type Reading } from "../analysis/tokens.rules";
import facts from "./facts.json";
import data from "./places.json";

const states = new Map(usStates.map(({ code, name }) => [name.toLowerCase(), { code, name }]));
const codes = new Map(usStates.map((state) => [state.code.toLowerCase(), state]));
/**
 * Short state names that may be brands ('minn kota', 'conn trumpet'): accepted only after a city or 'in', at the end,
 * or next to a home.
 */
const ambiguousStates = new Set<string>();
for (const [code, names] of Object.entries(data.states))
  for (const name of names.split(", ")) {
    states.set(name, { code, name: codes.get(code.toLowerCase())!.name });
    if (!name.includes(" ")) ambiguousStates.add(name);
  }
/** State codes that are also words: accepted only after a city, after 'in', or in capitals. */
const wordCodes = new Set(data.wordCodes.split(" "));
/** State codes that are words even in capitals, if nothing precedes them. */
const openingWords = new Set(data.openingWords.split(" "));
/** State codes with another meaning in capitals at the start of a text: 'SD card', 'PA system', 'CO detector'. */
const shortForms = new Set(data.shortForms.split(" "));
const homeTerms = new Set(facts.words.homely.split(" "));
const placePrepositions = new Set(["in", "near", "around", "at", "from", "by"]);
const maxPlaceWords = 4;

export const nearMePhrases: readonly string[] = data.nearMe.split(", ");

/** In a text, a nickname takes precedence over a smaller city or a state code of that name. */
const cityByNickname: Readonly<Record<string, string>> = { ...unambiguousCities, ...data.cities };

export function cityOfNickname(name: string): string | undefined {
  const key = nicknameKey(name);
  return Object.hasOwn(cityByNickname, key) ? cityByNickname[key] : undefined;
}

export function isPlaceName(word: string): boolean {
  return cityOfNickname(word) !== undefined || states.has(word);
}

export function nicknamesIn(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.flatMap((word, at) => {
      const next = words[at + 1] ?? "";
      return next && cityOfNickname(word.replace(/^saint$/, "st") + next) ? [word, next] : [];
    }),
  );
}

const cityKeyByNickname: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(cityByNickname).map(([nickname, city]) => [
    nickname,
    city
      .slice(0, -4)
      .toLowerCase()
      .replace(/[^a-z]/g, ""),
  ]),
);

function stateOfNickname(typed: string): string[] | undefined {
  const city = cityOfNickname(typed);
  return city ? [`xst_${city.slice(-2).toLowerCase()}`] : undefined;
}

type StateMatch = { code: string; name: string; length: number };

function stateAt(reading: Reading, text: string, index: number, isAfterPlace: boolean): StateMatch | null {
  for (const length of [3, 2, 1]) {
    const words = Array.from({ length }, (_, offset) => wordAt(reading, index + offset));
    const found = words.every(Boolean) && states.get(words.join(" "));
    // 'Washington state' isn't a city.
    const hasStateWord = found && wordAt(reading, index + length) === "state";
    const isEdge = index > 0 && index + length === reading.tokens.length;
    const isHome = [index - 1, index + length].some((at) => homeTerms.has(reading.tokens[at]?.word ?? ""));
    if (found && ambiguousStates.has(words.join(" ")) && !isAfterPlace && !isEdge && !isHome) return null;
    if (found) return { ...found, length: length + Number(hasStateWord) };
  }
  const code = codes.get(wordAt(reading, index));
  if (!code) return null;
  const token = reading.tokens[index]!;
  const isCapital = text.slice(token.start, token.end) === code.code && text !== text.toUpperCase();
  const isLast = index === reading.tokens.length - 1;
  const last = reading.tokens[index - 1]?.word ?? "";
  const isHomes = last !== "real" && homeTerms.has(last) && !/^(in|or|me|la)$/.test(token.word);
  const isSafe = index > 0 && isLast && (isHomes || !wordCodes.has(token.word));
  const isOpening =
    index === 0 &&
    !isLast &&
    !openingWords.has(token.word) &&
    (homeTerms.has(reading.tokens[1]!.word)
      ? isCapital || !wordCodes.has(token.word)
      : isCapital && !shortForms.has(token.word));
  return isAfterPlace || isSafe || isOpening || (isCapital && index > 0) ? { ...code, length: 1 } : null;
}

export function nameKeysOf(words: readonly string[]): Map<string, { from: number; length: number }[]> {
  const keys = new Map<string, { from: number; length: number }[]>();
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= maxPlaceWords && from + length <= words.length; length += 1) {
      const parts = words.slice(from, from + length);
      if (/^(and|the|of|in|for|with)$/.test(parts[0]!) || /^(and|the|of)$/.test(parts.at(-1)!)) continue;
      const named = parts
        .filter((part) => part !== "and")
        .join("")
        .replace(/^saint/, "st")
        .replace(/^ft(?=[a-z]{4})/, "fort");
      const key = Object.hasOwn(cityKeyByNickname, named) ? cityKeyByNickname[named]! : named;
      if (!/^[a-z0-9]{2,60}$/.test(key)) continue;
      keys.set(key, [...(keys.get(key) ?? []), { from, length }]);
    }
  }
  return keys;
}

function capitalize(text: string): string {
  return text.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

const nearMe = Object.fromEntries(
  nearMePhrases.map((phrase) => [phrase, { kind: "position" as const, label: "Near me", lexemes: [] }]),
);

type Input = { text: string; cities: ReadonlySet<string> };

function cityAt(
  reading: Reading,
  cities: ReadonlySet<string>,
  index: number,
): { key: string; length: number } | null {
  for (let length = maxPlaceWords; length > 0; length -= 1) {
    const words = Array.from({ length }, (_, offset) => wordAt(reading, index + offset));
    if (!words.every(Boolean)) continue;
    const key = [...nameKeysOf(words)].find(([, places]) =>
      places.some((place) => place.length === length),
    )?.[0];
    if (key && cities.has(key)) return { key, length };
    // 'Salt Lake' is Salt Lake City.
    if (key && length > 1 && cities.has(`${key}city`)) return { key: `${key}city`, length };
  }
  return null;
}

function nicknameAt(reading: Reading, text: string, index: number): { key: string; length: number } | null {
  const named = `${wordAt(reading, index).replace(/^saint$/, "st")}${wordAt(reading, index + 1)}`;
  const city = cityOfNickname(named);
  const state = city && stateAt(reading, text, index + 2, true);
  return state && city.endsWith(state.code) ? { key: cityKeyByNickname[named]!, length: 2 } : null;
}

export function claimPlaces(reading: Reading, { text, cities }: Input): void {
  const { tokens } = reading;
  claimPhrases(reading, nearMe);
  for (let index = 0; index < tokens.length; index += 1) {
    if (reading.claimed[index]) continue;
    const isNamed = index > 0 && placePrepositions.has(wordAt(reading, index - 1));
    const start = isNamed ? index - 1 : index;
    const state = stateAt(reading, text, index, isNamed);
    const city = cityAt(reading, cities, index) ?? nicknameAt(reading, text, index);
    const isNickname = city !== null && cityKeyByNickname[wordAt(reading, index)] === city.key;
    // 'Washington DC' isn't the state.
    const isInState = city !== null && stateAt(reading, text, index + city.length, true) !== null;
    if (city && (!state || city.length > state.length || isNickname || isInState)) {
      const after = stateAt(reading, text, index + city.length, true);
      const end = index + city.length;
      const isAtEdge = end === tokens.length || index === 0 || Boolean(reading.claimed[end]);
      if (!isNamed && !after && !isAtEdge) continue;
      const typed = namedBy(tokens.slice(index, end), text).toLowerCase();
      const name = typed.length < 4 ? typed.toUpperCase() : capitalize(typed);
      claim(reading, start, end + (after?.length ?? 0), {
        kind: "place",
        label: after ? `${name}, ${after.code}` : name,
        lexemes: [`xci_${city.key}`],
        requiredLexemes: after ? [`xst_${after.code.toLowerCase()}`] : stateOfNickname(typed),
      });
      continue;
    }
    if (state) {
      const key = state.name.toLowerCase().replaceAll(" ", "");
      const isCity = cities.has(key) && wordAt(reading, index + state.length - 1) !== "state";
      claim(reading, start, index + state.length, {
        kind: "place",
        label: state.name,
        lexemes: [`xst_${state.code.toLowerCase()}`, ...(isCity ? [`xci_${key}`] : [])],
      });
    }
  }
}
