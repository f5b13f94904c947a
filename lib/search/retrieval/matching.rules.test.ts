import { joinAnd } from "../analysis/tsquery.rules";
import {
  anyLexeme,
  categoriesOperand,
  filterOperands,
  likelyDocuments,
  priceBands,
  shareOf,
  titlesOf,
  wordsQuery,
} from "./matching.rules";
import type { Term } from "../query/terms.rules";

test("requires every word by any of its operands", () => {
  expect(wordsQuery([{ operands: ["'oak'"] }, { operands: ["'so'", "'sofa'"] }])).toBe(
    "'oak' & ('so' | 'sofa')",
  );
});

test("names the filters as listing_search does", () => {
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

test("joins operands and skips empty ones", () => {
  expect(joinAnd(["'a'", "", anyLexeme(["xa_1", "xa_2"])])).toBe("'a' & ('xa_1' | 'xa_2')");
  expect(categoriesOperand(["products"])).toBe("'xcat_products'");
});

test("leaves out a condition that follows from another word", () => {
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

test("counts titles when only titles can match", () => {
  const documents = { products: 60, services: 20, realestate: 0 };
  const likely = (operand: string, more: Partial<Term>) =>
    likelyDocuments(term("sofa", [operand], { documents, ...more }));
  expect(likely("'sofa':AB", { titled: 20 })).toEqual({ products: 15, services: 5, realestate: 0 });
  expect(likely("'sofa'", { titled: 20 })).toEqual(documents);
  expect(likely("'sofa':AB", { titled: 100 })).toEqual(documents);
  expect(likely("'sofa':AB", { titled: 20, estimated: documents })).toEqual(documents);
});

test("returns the share of a band within the price filter", () => {
  const documents = { products: 100, services: 0, realestate: 40 };
  const [band = ""] = priceBands({ minPrice: 21, maxPrice: 22 });
  expect(shareOf(band, documents)).toEqual(documents);
  expect(shareOf("xcat_products", documents, { minPrice: 21 })).toEqual(documents);
  // From $20.48 to $25.60, of which half is above $23.04.
  expect(shareOf(band, documents, { minPrice: 23.04 })).toEqual({
    products: 50,
    services: 0,
    realestate: 20,
  });
});

describe("titlesOf", () => {
  const bike = term("bike", ["('bike':AB & !'xcat_realestate')", "('two':AB <-> 'wheeler':A)"]);
  const red = term("red", ["'red'"]);

  test("returns the words in the titles of all matches", () => {
    const titles = "(('bike') | ('two' <-> 'wheeler'))";
    const all = { titles, titlesAlone: titles, titled: Infinity };
    expect(titlesOf([[bike]])).toEqual(all);
    expect(titlesOf([[bike, term("", ["'xcon_new'"], { isFact: true })]])).toEqual(all);
    expect(titlesOf([[bike, red]])).toEqual({ ...all, titlesAlone: "" });
    const either = "((('bike') | ('two' <-> 'wheeler'))) | ('sofa')";
    expect(titlesOf([[bike], [term("sofa", ["'sofa':A"])]])).toEqual({
      titles: either,
      titlesAlone: either,
      titled: Infinity,
    });
  });

  test("returns the maximum number of titles with the words, if it is known", () => {
    const sofa = term("sofa", ["'sofa':AB"], { titled: 7 });
    const lamp = term("lamp", ["'lamp':A"], { titled: 5 });
    expect(titlesOf([[sofa, lamp]])).toMatchObject({ titlesAlone: "'sofa' & 'lamp'", titled: 5 });
    expect(titlesOf([[sofa], [lamp]])).toMatchObject({ titled: 12 });
    expect(titlesOf([[sofa], [bike]])).toMatchObject({ titled: Infinity });
  });

  test("returns nothing when a match may have its words elsewhere", () => {
    const none = { titles: "", titlesAlone: "", titled: Infinity };
    expect(titlesOf([[red]])).toEqual(none);
    expect(titlesOf([[bike], [red]])).toEqual(none);
    expect(titlesOf([[term("sofa", ["'sofa':AB", "'couch'"])]])).toEqual(none);
    expect(titlesOf([[term("sofa", ["('sofa':AB | !'xcat_products')"])]])).toEqual(none);
    expect(titlesOf([[term("sofa", ["'sofa':ABD"])]])).toEqual(none);
  });

  test("leaves a word that many titles may have to the other index, unless titles have all words", () => {
    const sofa = term("sofa", ["'sofa':AB"], { documents: { products: 50_000, services: 0, realestate: 0 } });
    expect(titlesOf([[sofa]])).toMatchObject({ titles: "", titlesAlone: "'sofa'" });
    expect(titlesOf([[sofa, term("lamp", ["'lamp':A"])]])).toMatchObject({
      titles: "'lamp'",
      titlesAlone: "'sofa' & 'lamp'",
    });
    expect(titlesOf([[sofa, red]])).toMatchObject({ titles: "", titlesAlone: "" });
    // With a rarer filter, the other index has less to scan.
    const few = term("", ["'xcon_new'"], { isFact: true });
    expect(titlesOf([[sofa, few]])).toMatchObject({ titles: "", titlesAlone: "" });
    expect(titlesOf([[sofa]], 700)).toMatchObject({ titles: "", titlesAlone: "" });
    expect(titlesOf([[{ ...sofa, titled: 600 }]], 700)).toMatchObject({ titlesAlone: "" });
    expect(titlesOf([[{ ...sofa, titled: 60 }]], 700)).toMatchObject({ titlesAlone: "'sofa'" });
  });

  test("keeps prefix operands", () => {
    expect(titlesOf([[term("guitar", ["'guit':*AB"])]]).titles).toBe("'guit':*");
  });
});
