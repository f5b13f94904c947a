import { createGrammar, matchRule, joinTokens } from "./patterns.rules";
import { expandPhrases } from "./phrase-lists.rules";
import { tokensOf } from "./tokens.rules";

const { compile, rewrite } = createGrammar({
  lists: { own: "my our", color: "red, light blue", any: "@own a" },
  maps: { work: { repair: "fix, mend", "dog walking": "walk" } },
  parts: { thing: "( @own _ )" },
});

const rewriteText = (text: string, pattern: string, replacement: string) => {
  const tokens = rewrite(tokensOf(text), [compile([pattern, replacement])]);
  return tokens && joinTokens(tokens);
};

test.each([
  ["fix my sink", "^ v:@work @own thing:_+", "$thing $v>work", "sink repair"],
  ["fixing my sink", "^ v:@work.ing @own thing:_+", "$thing $v>work", "sink repair"],
  ["walk my dog", "^ v:@work @own _", "$v>work", "dog walking"],
  ["a light blue sofa", "@color", "", "a sofa"],
  ["my old red sofa", "kept:%thing @color", "$kept new", "my old new sofa"],
  ["sofa for us in austin", "<_ for us &in|$", "", "sofa in austin"],
  ["sofa for us and them", "<_ for us &in|$", "", null],
  ["for us", "<_ for us", "", null],
  ["red red red sofa", "red{2}", "", "red sofa"],
  ["5 year old laptop", "/\\d+/ year old", "", "laptop"],
  ["a sofa my lamp", "!@any|lamp", "chair", "a chair my lamp"],
  ["sofa", "sofa", "", null],
  ["fix sink or lamp", "^ ( fix | mend ) thing:( _ or _ )", "$thing", "sink or lamp"],
  ["my sofa my lamp", "my sofa &!( my lamp )", "x", null],
])("turns '%s' with '%s' and '%s' into %j", (text, pattern, replacement, expected) => {
  expect(rewriteText(text, pattern, replacement)).toBe(expected);
});

test("keeps words in the order of the text", () => {
  const tokens = rewrite(tokensOf("fix my sink"), [compile(["^ v:@work my thing:_", "$thing $v>work"])])!;
  expect(tokens.map(({ start }) => start)).toEqual([7, 7]);
});

test("marks retained tokens that only rank", () => {
  const tokens = rewrite(tokensOf("sofa for mom"), [compile(["for who:_", "~$who"])])!;
  expect(tokens.map(({ isTerm = false }) => isTerm)).toEqual([false, true]);
});

test("matches only at the given token if required", () => {
  const rule = compile(["red"]);
  const tokens = tokensOf("big red sofa");
  expect(matchRule(rule, tokens)?.start).toBe(1);
  expect(matchRule(rule, tokens, 0, true)).toBeNull();
  expect(matchRule(rule, tokens, 1, true)?.end).toBe(2);
});

test("refuses a missing list or part", () => {
  expect(() => compile(["@missing"])).toThrow("There is no list missing.");
  expect(() => compile(["%missing"])).toThrow("There is no part missing.");
});

test("lists every phrase of a row", () => {
  expect(expandPhrases("or|and newer, with a? two_car|2car garage")).toEqual([
    "or newer",
    "and newer",
    "with a two car garage",
    "with a 2car garage",
    "with two car garage",
    "with 2car garage",
  ]);
});
