import { isStopWord } from "../analysis/stop-words.rules";
import type { Token } from "../analysis/tokens.rules";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Who needs something, as it is said before the need. */
const people = set(
  "i im ive we us me he she they my our his her their the a an and both all of is am are was who just really also now currently " +
    "wife husband hubby girlfriend boyfriend partner fiance fiancee spouse mom mum mother dad father parents grandma " +
    "grandpa grandmother grandfather grandparents sister brother sibling siblings son sons daughter daughters kid kids child " +
    "children baby toddler teenager teen niece nephew aunt uncle cousin friend friends roommate roommates neighbor neighbors " +
    "family couple boss coworker coworkers team company business startup restaurant office store shop school church club " +
    "student students landlord tenant tenants owner single retired young elderly old older little new small first time",
);
const needing = /^(needs?|wants?|wanna|requires?)$/;
const searching = /^(looking|searching|hunting)$/;
const wishing = /^(like|love)$/;
const joins = /^(and|so|but)$/;
const between = set("i im we he she they who am are is were just really now also would id wed must still do");
/** Of whom or what somebody said it before: then all is told by that. */
const pointing = /^(it|them|him|this|one|those|these)$/;
/** What somebody wants to do who does not say what is done for them. */
const getting = /^(buy|get|find|have|hire|rent|book|order|start|begin|learn)$/;
const vague = set(
  "someone somebody anyone anybody something anything help some any to do please now asap who can with",
);
const animals = /^(dogs?|cats?|pets?|puppy|puppies|kittens?)$/;
const children = /^(kids|children|sons|daughters|boys|girls)$/;
const moving = /^(moving|move|relocating|relocate|moved)$/;

type Need = { start: number; end: number };

/** Where a need is said, and what follows: 'are looking for', 'needs', 'would like'. */
function needsIn(words: readonly string[]): Need[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? "";
    if (at === 0) return [];
    if (needing.test(word)) return [{ start: at, end: at + 1 }];
    if (searching.test(word) && /^(for|to)$/.test(next)) return [{ start: at, end: at + 2 }];
    const isWish = wishing.test(word) && /^(would|id|wed)$/.test(words[at - 1]!);
    return isWish ? [{ start: at - 1, end: at + 1 }] : [];
  });
}

/** Where the clause before a need ends; null where both are one: 'the wall needs paint'. */
function endOfWhy(words: readonly string[], { start }: Need): number | null {
  let at = start;
  while (at > 0 && between.has(words[at - 1]!)) at -= 1;
  if (at > 0 && joins.test(words[at - 1]!)) return at - 1;
  return searching.test(words[start]!) && at > 1 ? at : null;
}

function isPeople(words: readonly string[]): boolean {
  const isWith = /^(us|me|i|we)$/.test(words[0] ?? "") && words[1] === "and";
  const isWho = (word: string) => people.has(word) || (isWith && animals.test(word));
  return words.every((word) => isWho(word) || /^\d+$/.test(word) || isSmallNumber.test(word));
}

const isSmallNumber = /^(two|three|four|five|six|seven|eight)$/;

/** Whom it is for who come along: a dog, five children, six of a family. */
function companyIn(why: readonly Token[]): Token[] {
  const said = (like: Token, ...words: string[]) => words.map((word) => ({ ...like, word }));
  const animal = why.find(({ word }) => animals.test(word));
  const counted = why.findIndex(
    ({ word }, at) =>
      (isSmallNumber.test(word) || /^\d$/.test(word)) && children.test(why[at + 1]?.word ?? ""),
  );
  const family = why.findIndex(({ word }, at) => word === "family" && why[at + 1]?.word === "of");
  return [
    ...(animal ? said(animal, "with", "my", animal.word) : []),
    ...(counted < 0 ? [] : [{ ...why[counted]!, word: "for" }, why[counted]!, why[counted + 1]!]),
    ...(family < 0 ? [] : [{ ...why[family]!, word: "for" }, ...why.slice(family, family + 3)]),
  ];
}

/** Where somebody moves to is where it is to be. */
function placeIn(why: readonly Token[]): Token[] {
  const at = why.findIndex(({ word }, index) => moving.test(word) && why[index + 1]?.word === "to");
  return at < 0 ? [] : [{ ...why[at + 1]!, word: "in" }, ...why.slice(at + 2)];
}

/**
 * 'My wife and I need an apartment' is an apartment, and so is 'we have a dog and are looking for an apartment', with the dog: what
 * a sentence says before its need tells who it is or why. Why it is only says what comes first.
 */
export function withoutTeller(tokens: readonly Token[]): { asked: Token[]; why: Token[] } {
  const words = tokens.map(({ word }) => word);
  const need = needsIn(words).findLast(({ end }) => {
    const rest = words.slice(end);
    return (
      !rest.some((word) => pointing.test(word)) && rest.some((word) => !vague.has(word) && !isStopWord(word))
    );
  });
  const before = words.slice(0, need?.start);
  const whole = { asked: [...tokens], why: [] };
  if (!need) return whole;
  const isWho = isPeople(before) && before.length > 1;
  const end = isWho ? need.start : endOfWhy(words, need);
  const [first, second = ""] = words.slice(need.end);
  if (end === null || (!isWho && first === "to" && !getting.test(second))) return whole;
  const why = tokens.slice(0, end);
  const to =
    first === "to"
      ? /^(start|begin|try)$/.test(second) && /ing$/.test(words[need.end + 2] ?? "")
        ? 2
        : 1
      : 0;
  const place = placeIn(why);
  const told =
    isWho || place.length > 0 ? [] : why.filter(({ word }) => !people.has(word) && !isStopWord(word));
  return {
    asked: [...tokens.slice(need.end + to), ...companyIn(why), ...place],
    why: told.map((token) => ({ ...token, isTerm: true as const })),
  };
}
