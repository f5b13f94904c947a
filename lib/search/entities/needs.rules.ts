import type { Token } from "../analysis/tokens.rules";
import { isBreed } from "./troubles.rules";

const needing = /^needs?$/;
/** Who needs something says so: 'I need a plumber'. */
const asker = /^(i|we|you|who|they|to|my|our|do|does|might|may|will|just|really|also)$/;
/** What they need is not what people do: 'my dog needs a haircut'. */
const animals = /^(dogs?|pup|puppy|puppies|cats?|kittens?|horses?|pets?|rabbits?|birds?)$/;
const whence = /^(from|in|at|on|that|which|for|by|with)$/;
const made: Readonly<Record<string, string>> = {
  building: "assembly",
  assembling: "assembly",
  fixing: "repair",
};

/** What people cannot carry by themselves. */
const movable =
  /^(pianos?|couch|couches|sofas?|furniture|fridge|refrigerator|freezer|washer|dryer|dresser|wardrobe|tables?|beds?|mattress|desk|boxes|stuff|things|belongings|safe|treadmill|bookcase|cabinet|organ)$/;

/** 'Needs to get to', 'needs to be moved'. */
function isMoved([first, second]: readonly Token[]): boolean {
  const [verb, behind = ""] = [first?.word ?? "", second?.word];
  return (
    (/^(get|go)$/.test(verb) && /^(to|from|across|up|down|upstairs|over)$/.test(behind)) ||
    (verb === "be" && behind === "moved")
  );
}

/** What it is, whosever it is: 'piano' of 'my grandma's piano'. */
function ownOf(thing: readonly Token[]): Token[] {
  const at = thing.findLastIndex(({ word }) => word === "s");
  return thing.slice(at + 1).filter(({ word }) => !/^(my|our|the|a|an)$/.test(word));
}

/** 'My car needs an oil change' asks for an oil change, 'wardrobe from ikea needs assembling' for wardrobe assembly. */
export function asNeed(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => index > 0 && needing.test(word));
  const before = tokens[at - 1]?.word ?? "";
  if (at < 1 || asker.test(before)) return [...tokens];
  const [next, ...rest] = tokens.slice(at + 1);
  if (!next) return [...tokens];
  if (/^(a|an|some|new)$/.test(next.word)) {
    const owner = tokens[at - 1]!;
    const whose = isBreed(before) ? [{ ...owner, word: "dog" }] : animals.test(before) ? [owner] : [];
    return rest.length > 0 ? [...whose, ...rest] : [...tokens];
  }
  if (next.word === "to" && movable.test(before) && isMoved(rest))
    return [...ownOf(tokens.slice(0, at)), { ...next, word: "moving" }];
  if (!/...ing$/.test(next.word)) return [...tokens];
  const thing = tokens
    .slice(0, at)
    .filter(({ word }, index) => index > 0 || !/^(my|our|the|a|an)$/.test(word));
  const end = thing.findIndex(({ word }) => whence.test(word));
  const doing = { ...next, word: Object.hasOwn(made, next.word) ? made[next.word]! : next.word };
  return [...(end < 0 ? thing : thing.slice(0, end)), doing, ...rest];
}
