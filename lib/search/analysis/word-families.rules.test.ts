import { activitiesOf, doingsOf } from "./word-families.rules";

test.each([
  ["planner", "plan"],
  ["trainer", "training"],
  ["gardener", "gardening"],
  ["photographer", "photography"],
  ["decorator", "decoration"],
])("a %s does %s", (doer, doing) => expect(doingsOf(doer)).toContain(doing));

test("a short doing keeps its sound only where its last letter is doubled", () => {
  expect(doingsOf("planer")).not.toContain("plan");
  expect(doingsOf("table")).toEqual([]);
});

test.each([
  ["knit", "knitting"],
  ["hike", "hiking"],
  ["camp", "camping"],
  ["garden", "gardening"],
  ["tee", "teeing"],
])("to %s is %s", (verb, activity) => expect(activitiesOf(verb)).toContain(activity));

test("what is an activity or several things is no verb", () => {
  expect(["knitting", "knitted", "tents"].flatMap(activitiesOf)).toEqual([]);
});
