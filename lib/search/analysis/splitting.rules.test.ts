import { splitWord } from "./splitting.rules";

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
