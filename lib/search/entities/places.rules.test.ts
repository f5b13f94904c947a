import { nicknamesIn } from "./places.rules";

test.each([
  ["st pete fl movers", ["st", "pete"]],
  ["movers saint pete", ["saint", "pete"]],
  ["pete the painter", []],
  ["movers philly", []],
])("finds city nickname words in '%s': %j", (text, words) => {
  expect([...nicknamesIn(text.split(" "))]).toEqual(words);
});
