import { rarestLexemes } from "./keys.rules";

describe("rarestLexemes", () => {
  test("takes the group with the fewest listings, with each of its lexemes", () => {
    const groups = [
      { operands: ["'camera':AB"], documents: 500 },
      { operands: ["'xbr_leica'", "('leica' <-> 'm6')"], documents: 3 },
    ];
    expect(rarestLexemes(groups)).toEqual(["xbr_leica", "leica"]);
  });

  test("takes one word of a phrase, and none for the section", () => {
    expect(rarestLexemes([{ operands: ["('xcat_services' & 'o''hare':AB)"], documents: 1 }])).toEqual([
      "o'hare",
    ]);
    expect(rarestLexemes([{ operands: ["('sofa':AB | 'couch')"], documents: 1 }])).toEqual(["sofa", "couch"]);
  });

  test("skips prefixes, and tests every listing without other words", () => {
    const beginning = { operands: ["'aust':*", "'texas'"], documents: 1 };
    expect(rarestLexemes([beginning, { operands: ["'bike'"], documents: 9 }])).toEqual(["bike"]);
    expect(rarestLexemes([beginning])).toEqual([""]);
    expect(rarestLexemes([])).toEqual([""]);
  });
});
