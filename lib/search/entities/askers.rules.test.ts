import { withoutAges, withoutAsking, withoutOwnPlace, withoutSeason } from "./askers.rules";
import { tokensOf } from "../analysis/tokens.rules";

const words = (tokens: ReturnType<typeof tokensOf>) => tokens.map(({ word }) => word).join(" ");

test.each([
  ["does anybody know a good electrician", "good electrician"],
  ["Where can I buy a used bike?", "buy a used bike"],
  ["who sells honey", "honey"],
  ["is there a plumber in Dallas", "plumber in dallas"],
  ["how much does a wedding photographer cost", "wedding photographer cost"],
  ["could someone fix my sink", "fix my sink"],
  ["I'm looking for a violin", "violin"],
  ["best place to get my hair cut", "my hair cut"],
  ["i phone", "i phone"],
  ["love seat", "love seat"],
  ["can opener", "can opener"],
  ["looking glass", "looking glass"],
  ["rent a house", "rent a house"],
  ["are there any", "are there any"],
  ["in search of a violin", "violin"],
  ["hello kitty backpack", "hello kitty backpack"],
  ["hi hat stand", "hi hat stand"],
  ["hi I'm looking for a violin", "violin"],
  ["looking for a love seat", "love seat"],
  ["i want a like new laptop", "like new laptop"],
  ["i need a can opener", "can opener"],
  ["need help desk software", "help desk software"],
  ["i need help with moving", "moving"],
  ["who can fix my sink", "fix my sink"],
  ["would love a violin teacher", "violin teacher"],
  ["would like a used laptop", "used laptop"],
  ["give us a quote for painting", "quote for painting"],
  ["send me a plumber", "plumber"],
])("of '%s' '%s' is left without who asks", (text, left) =>
  expect(words(withoutAsking(tokensOf(text)))).toBe(left),
);

test("where one lives is left out at the end, where something is done there", () => {
  expect(words(withoutOwnPlace(tokensOf("cook dinner at my house")))).toBe("cook dinner");
  expect(words(withoutOwnPlace(tokensOf("plumber in our area")))).toBe("plumber");
  expect(words(withoutOwnPlace(tokensOf("moving a couch across town")))).toBe("moving a couch");
  for (const text of ["paint my house", "yoga at home", "at my house", "sofa for my apartment"])
    expect(words(withoutOwnPlace(tokensOf(text)))).toBe(text);
});

test.each([
  ["piano teacher for 6 year old", "piano teacher for kids"],
  ["cake for my 5 yo son in austin", "cake for my kids in austin"],
  ["walker for my 80 year old", "walker for my"],
  ["my 5 year old laptop", "my 5 year old laptop"],
  ["12 year old whiskey", "12 year old whiskey"],
  ["toys for 18 months old girls", "toys for kids"],
])("how old somebody is says whom it is for: '%s'", (text, left) =>
  expect(words(withoutAges(tokensOf(text)))).toBe(left),
);

test("when it is wanted is left out at the end", () => {
  expect(words(withoutSeason(tokensOf("get in shape this summer")))).toBe("get in shape");
  expect(words(withoutSeason(tokensOf("unwind after a long week")))).toBe("unwind");
  expect(words(withoutSeason(tokensOf("tutoring after school")))).toBe("tutoring after school");
  expect(words(withoutSeason(tokensOf("dress for summer")))).toBe("dress for summer");
});

test("a phrase of the table is no part of the asking", () => {
  const isPhrase = (said: readonly string[]) => ["get in shape", "get pool"].includes(said.join(" "));
  const left = (text: string) => words(withoutAsking(tokensOf(text), isPhrase));
  expect(left("i want to get in shape")).toBe("get in shape");
  expect(left("i want to get a pool")).toBe("get a pool");
  expect(left("i want to get a sofa")).toBe("sofa");
});
