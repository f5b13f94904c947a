import { toGerunds, guessActivities, singularOf, splitWord } from "./inflection.rules";

test.each([
  ["planner", "plan"],
  ["trainer", "training"],
  ["gardener", "gardening"],
  ["photographer", "photography"],
  ["decorator", "decoration"],
])("derives from %s the activity %s", (doer, doing) => expect(guessActivities(doer)).toContain(doing));

test("keeps a short vowel only before a doubled letter", () => {
  expect(guessActivities("planer")).not.toContain("plan");
  expect(guessActivities("table")).toEqual([]);
});

test.each([
  ["knit", "knitting"],
  ["hike", "hiking"],
  ["camp", "camping"],
  ["garden", "gardening"],
  ["tee", "teeing"],
])("turns %s into the gerund %s", (verb, activity) => expect(toGerunds(verb)).toContain(activity));

test("returns no gerund for gerunds, past forms, and plurals", () => {
  expect(["knitting", "knitted", "tents"].flatMap(toGerunds)).toEqual([]);
});

const weights: Record<string, number> = { house: 9, rent: 4, dog: 3, walker: 2, car: 8, pet: 1, used: 1 };
const weigh = (part: string) => weights[part] ?? 0;

test.each([
  ["dogwalker", ["dog", "walker"]],
  ["usedcar", ["used", "car"]],
  ["houseforrent", ["house", "for", "rent"]],
  ["carpet", ["car", "pet"]],
  ["dogxyz", null],
  ["house", null],
])("splits '%s' into %j", (typed, parts) => expect(splitWord(typed, weigh)).toEqual(parts));

test.each([
  ["movers", "mover"],
  ["batteries", "battery"],
  ["dishes", "dish"],
  ["glass", "glass"],
  ["bus", "bus"],
  ["gas", "gas"],
])("turns '%s' into '%s'", (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});
