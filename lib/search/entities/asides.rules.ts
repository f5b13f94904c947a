import type { Token } from "../analysis/tokens.rules";

const small = /^(a|an|the|any|my|our|his|her|of)$/;
/** Ends what something is wanted in the place of. */
const isEnd = /^(for|in|near|under|with|at|on|that|who|and|to|around|by|from)$/;
const spans = /^(days?|nights?|weeks?|weekends?|months?|years?|semesters?|summer|winter|while)$/;
const howLong =
  /^(a|an|the|few|couple|of|several|some|about|at|least|next|whole|short|long|\d+|one|two|three|four|five|six)$/;
const towns = /^(city|town|suburbs?|downtown)$/;

const nearness = /^(any|close|nearby|near|next|door|direct|immediate|noisy|visible)$/;

/** Without what it is wanted in the place of: 'something to ride to work instead of a car'. */
function withoutInstead(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => {
    const next = tokens[index + 1]?.word;
    return index > 0 && ((word === "instead" && next === "of") || (word === "rather" && next === "than"));
  });
  if (at < 0) return [...tokens];
  let end = at + 2;
  while (small.test(tokens[end]?.word ?? "")) end += 1;
  while (end < tokens.length && !isEnd.test(tokens[end]!.word)) end += 1;
  return [...tokens.slice(0, at), ...tokens.slice(end)];
}

/** How many words are 'with no close neighbors'; 0 where they are not. */
function lengthOfNobody([first, ...words]: readonly string[]): number {
  const from = first === "with" ? 1 : 0;
  if (from === 1 && words[0] !== "no") return 0;
  const end = words.findIndex((word, at) => at >= from && !nearness.test(word));
  return /^neighbou?rs?$/.test(words[end] ?? "") ? end + 2 : 0;
}

const rooms =
  /^(bedrooms?|bathrooms?|kitchen|living|dining|family|room|hallway|attic|garage|basement|cellar|nursery|office|laundry|entryway|pantry|den)$/;

/** How many words are 'in my living room', with the two that came before; 0 where it is no room. */
function lengthOfRoom(words: readonly string[]): number {
  const end = words.findIndex((word) => !rooms.test(word));
  const count = end < 0 ? words.length : end;
  return count > 0 && count < 3 ? count + 2 : 0;
}

const days = /^(yesterday|today|tomorrow|tonight|sunday|monday|tuesday|wednesday|thursday|friday|saturday)$/;
const times = /^(morning|afternoon|evening|night|day|week|weekend|month|year|spring|summer|fall|winter)$/;

/** How many words are 'since yesterday', 'last night', 'this weekend', 'after hours'; 0 where they say another thing. */
function lengthOfWhen([first = "", second = "", third = ""]: readonly string[]): number {
  if (first === "since" || first === "by" || first === "until") {
    const length = lengthOfWhen([second, third]);
    return length > 0 ? length + 1 : 0;
  }
  if (first === "after") return /^(hours|work|dark)$/.test(second) ? 2 : 0;
  if (first === "last" || first === "this") return times.test(second) || days.test(second) ? 2 : 0;
  return days.test(first) ? 1 : 0;
}

/** How many words from here say for how long or when, or that it is out of town, or away from others; 0 where none do. */
function lengthOfAside(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at).map(({ word }) => word);
  const [first = "", second = ""] = words;
  if (first === "for") {
    const end = words.findIndex((word, index) => index > 0 && !howLong.test(word));
    // 'For two years old' says more.
    const isWhole = end > 1 && (words[end + 1] === undefined || isEnd.test(words[end + 1]!));
    return isWhole && spans.test(words[end]!) ? end + 1 : 0;
  }
  if (/^(no|without|with)$/.test(first)) return lengthOfNobody(words);
  if (first === "in" && /^(my|our|the)$/.test(second)) return lengthOfRoom(words.slice(2));
  // Who is to 'look at my furnace' mends it.
  if (first === "look")
    return second === "at" &&
      /^(my|our|a|an|this)$/.test(words[2] ?? "") &&
      /^(to|and)$/.test(tokens[at - 1]!.word)
      ? 2
      : 0;
  if (first !== "outside") return lengthOfWhen(words);
  const from = second === "of" ? 2 : 1;
  const place = small.test(words[from] ?? "") ? from + 1 : from;
  return towns.test(words[place] ?? "") ? place + 1 : 0;
}

/** Without what listings never say: 'look at my', 'with no neighbors', 'for a few months', 'since last night', 'outside the city', 'instead of a car'. */
export function withoutAsides(tokens: readonly Token[]): Token[] {
  const left: Token[] = [];
  const told = withoutInstead(tokens);
  for (let at = 0; at < told.length;) {
    const length = at > 0 ? lengthOfAside(told, at) : 0;
    if (length === 0) left.push(told[at]!);
    at += Math.max(1, length);
  }
  return left;
}
