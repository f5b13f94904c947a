import { nicknamesIn } from "./places.rules";

test.each([
  ["st pete fl movers", ["st", "pete"]],
  ["movers saint pete", ["saint", "pete"]],
  ["pete the painter", []],
  ["movers philly", []],
])("'%s' has the words of a city that people call so: %j", (text, words) => {
  expect([...nicknamesIn(text.split(" "))]).toEqual(words);
});
