import {
  allOfOperands,
  anyLexeme,
  categoriesOperand,
  filterOperands,
  titlesOf,
  wordsQuery,
} from "./matching.rules";
import type { Term } from "./terms.rules";

test("wordsQuery wants every word by any of its operands", () => {
  expect(wordsQuery([{ operands: ["'oak'"] }, { operands: ["'so'", "'sofa'"] }])).toBe(
    "'oak' & ('so' | 'sofa')",
  );
});

test("filterOperands names the filters as listing_search does", () => {
  const filter = {
    category: "realestate",
    state: "TX",
    propertyType: "single-family",
    listingType: "rent",
    near: "St. Louis",
  } as const;
  const known = ["'xcat_realestate'", "'xst_tx'", "'xpt_single_family'", "'xlt_rent'"];
  expect(filterOperands(filter, new Set(["xci_stlouis"]))).toEqual([...known, "'xci_stlouis'"]);
  expect(filterOperands(filter, new Set())).toEqual([...known, "'xci_stlouis':*"]);
  expect(filterOperands({ near: "x' | 'y" }, new Set())).toEqual(["'xci_x|y':*"]);
});

test("operands are joined without gaps", () => {
  expect(allOfOperands(["'a'", "", anyLexeme(["xa_1", "xa_2"])])).toBe("'a' & ('xa_1' | 'xa_2')");
  expect(categoriesOperand(["products"])).toBe("'xcat_products'");
});

test("wordsQuery leaves out a condition that follows from another word", () => {
  const called: Term = term("", ["'bike':AB", "!'xcat_products'"], { isImplied: true });
  expect(wordsQuery([term("bike", ["'bike':AB"]), called])).toBe("'bike':AB");
  expect(wordsQuery([term("bike", ["'bike':A"]), called])).toBe("'bike':A");
  expect(wordsQuery([term("bike", ["'bike'"]), called])).toBe("'bike' & ('bike':AB | !'xcat_products')");
  expect(wordsQuery([term("bike", ["'bike':AB", "'cycl':AB"]), called])).toBe(
    "('bike':AB | 'cycl':AB) & ('bike':AB | !'xcat_products')",
  );
});

function term(word: string, operands: string[], more: Partial<Term> = {}): Term {
  return { word, operands, documents: { products: 10, services: 0, realestate: 0 }, ...more };
}

describe("titlesOf", () => {
  const bike = term("bike", ["('bike':AB & !'xcat_realestate')", "('two':AB <-> 'wheeler':A)"]);
  const red = term("red", ["'red'"]);

  test("says what the titles of all matches hold", () => {
    const all = { titles: "(('bike') | ('two' <-> 'wheeler'))", isTitled: true };
    expect(titlesOf([[bike]])).toEqual(all);
    expect(titlesOf([[bike, term("", ["'xcon_new'"], { isFact: true })]])).toEqual(all);
    expect(titlesOf([[bike, red]])).toEqual({ ...all, isTitled: false });
    expect(titlesOf([[bike], [term("sofa", ["'sofa':A"])]])).toEqual({
      titles: "((('bike') | ('two' <-> 'wheeler'))) | ('sofa')",
      isTitled: true,
    });
  });

  test("says nothing where a match may hold its words elsewhere, or too many titles hold them", () => {
    const none = { titles: "", isTitled: false };
    expect(titlesOf([[red]])).toEqual(none);
    expect(titlesOf([[bike], [red]])).toEqual(none);
    expect(titlesOf([[term("sofa", ["'sofa':AB", "'couch'"])]])).toEqual(none);
    expect(titlesOf([[term("sofa", ["('sofa':AB | !'xcat_products')"])]])).toEqual(none);
    expect(titlesOf([[term("sofa", ["'sofa':ABD"])]])).toEqual(none);
    const frequent = { documents: { products: 50_000, services: 0, realestate: 0 } };
    expect(titlesOf([[term("sofa", ["'sofa':AB"], frequent)]])).toEqual(none);
  });

  test("keeps what only begins so", () => {
    expect(titlesOf([[term("guitar", ["'guit':*AB"])]]).titles).toBe("'guit':*");
  });
});
