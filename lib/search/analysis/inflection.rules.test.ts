import { toGerunds, guessActivities, singularOf, splitWord } from "./inflection.rules";

test.each([
  ["planner", "plan"],
  ["trainer", "training"],
  ["gardener", "gardening"],
  ["photographer", "photography"],
  ["decorator", "decoration"],
])("a %s does %s", (doer, doing) => expect(guessActivities(doer)).toContain(doing));

test("a short doing keeps its sound only where its last letter is doubled", () => {
  expect(guessActivities("planer")).not.toContain("plan");
  expect(guessActivities("table")).toEqual([]);
});

test.each([
  ["knit", "knitting"],
  ["hike", "hiking"],
  ["camp", "camping"],
  ["garden", "gardening"],
  ["tee", "teeing"],
])("to %s is %s", (verb, activity) => expect(toGerunds(verb)).toContain(activity));

test("what is an activity or several things is no verb", () => {
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
])("splitWord takes '%s' for %j", (typed, parts) => expect(splitWord(typed, weigh)).toEqual(parts));

test.each([
  ["movers", "mover"],
  ["batteries", "battery"],
  ["dishes", "dish"],
  ["glass", "glass"],
  ["bus", "bus"],
  ["gas", "gas"],
])("singularOf makes '%s' '%s'", (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});
