import { allOfOperands, anyLexeme, categoriesOperand, filterOperands, wordsQuery } from "./matching.rules";

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
