import { descriptivePositions } from "./qualities.rules";

test.each([
  ["clean title", ["clean title"], "clean title"],
  ["one owner clean title", ["one owner", "owner clean", "clean title"], "one owner clean title"],
  ["tow package roof rack", ["tow package", "roof rack"], "tow package roof rack"],
  ["spray clean title", ["clean title"], "clean title"],
  ["bed liner", ["bed liner"], ""],
  ["long bed liner", ["long bed", "bed liner"], ""],
  ["title", [], "title"],
  ["original box", ["original box"], "original box"],
  ["tool box", ["tool box"], ""],
  ["smoke free", ["smoke free"], "smoke free"],
  ["tow package little rust", ["little rust"], "little rust"],
])(
  "reads words of '%s' after an item in the title pairs %j as its description: '%s'",
  (text, pairs, expected) => {
    const words = text.split(" ");
    const found = descriptivePositions(words, (at) => pairs.includes(`${words[at]} ${words[at + 1]}`));
    expect(found.map((at) => words[at]).join(" ")).toBe(expected);
  },
);
