import {
  maxTypos,
  closestWord,
  countPrefixSlips,
  countSlips,
  deletionVariants,
  isTypicalSlip,
  isImplausibleSlip,
} from "./edit-distance.rules";

test.each([
  ["accoustic", "acoustic", true],
  ["millenium", "millennium", true],
  ["recieving", "receiving", true],
  ["saxaphone", "saxophone", true],
  ["restarant", "restaurant", true],
  ["carpentier", "carpenter", false],
  ["kollection", "collection", false],
  ["evergreene", "evergreen", false],
  ["chandelero", "chandelier", false],
])("recognizes for '%s' whether it is a slip of '%s': %s", (typed, meant, isSlip) =>
  expect(isTypicalSlip(typed, meant)).toBe(isSlip),
);

describe("countSlips", () => {
  test.each([
    ["sofa", "sofa", 0],
    ["sofa", "sfa", 1],
    ["sofa", "soofa", 1],
    ["sofa", "sofe", 1],
    ["sofa", "soaf", 1],
    ["lether", "leather", 1],
    ["apartmnet", "apartment", 1],
    ["kitten", "sitting", 3],
    ["", "ab", 2],
  ])("counts %s and %s as %i apart", (a, b, slips) => {
    expect(countSlips(a, b, 5)).toBe(slips);
    expect(countSlips(b, a, 5)).toBe(slips);
  });

  test("stops beyond the given maximum", () => {
    expect(countSlips("leather", "mountain", 2)).toBe(3);
    expect(countSlips("a", "abcdef", 2)).toBe(3);
    expect(countSlips("x".repeat(40), "y".repeat(40), 2)).toBe(3);
  });
});

test("counts the slips to the nearest prefix", () => {
  expect(countPrefixSlips("lethe", "leather", 2)).toBe(1);
  expect(countPrefixSlips("leath", "leather", 2)).toBe(0);
  expect(countPrefixSlips("leatherette", "leather", 2)).toBe(3);
  expect(countPrefixSlips("sofa", "leather", 2)).toBe(3);
});

test("allows no slips in short words and numbers", () => {
  expect(["of", "car", "lamps", "mirror", "2024"].map(maxTypos)).toEqual([0, 1, 1, 2, 0]);
});

describe("closestWord", () => {
  const known = [
    { word: "leather", documents: 50 },
    { word: "feather", documents: 5000 },
    { word: "weather", documents: 10 },
    { word: "father", documents: 900 },
  ];

  test("prefers fewer slips, then the first letter, then the frequent word", () => {
    expect(closestWord("lether", known)).toBe("leather");
    expect(closestWord("xeather", known)).toBe("feather");
    expect(closestWord("leathre", known)).toBe("leather");
  });

  test("prefers subjects to descriptions, and keeps consonants", () => {
    const [sofa, safe] = [
      { word: "sofa", documents: 15, heads: 15 },
      { word: "safe", documents: 60 },
    ];
    expect(closestWord("sofe", [safe, sofa])).toBe("sofa");
    expect(closestWord("sofe", [safe, { ...sofa, heads: 0 }])).toBe("safe");
    const knit = { word: "knitting", documents: 1 };
    expect(closestWord("nitting", [{ word: "sitting", documents: 9 }, knit])).toBe("knitting");
    expect(closestWord("rewire", [{ word: "recipe", documents: 90 }])).toBeNull();
  });

  test("finds no distant word, and never returns the word itself", () => {
    expect(closestWord("sofa", known)).toBeNull();
    expect(closestWord("leather", [{ word: "leather", documents: 1 }])).toBeNull();
    expect(closestWord("12345", [{ word: "12346", documents: 1 }])).toBeNull();
  });
});

test("treats a distant key as an implausible slip in a short word", () => {
  expect(isImplausibleSlip("cout", "coat")).toBe(true);
  expect(isImplausibleSlip("cpat", "coat")).toBe(false);
  expect(isImplausibleSlip("caot", "coat")).toBe(false);
  expect(isImplausibleSlip("clok", "clock")).toBe(false);
  expect(isImplausibleSlip("chaor", "chair")).toBe(false);
});

test("finds a shared deletion variant of similar words", () => {
  for (const [typed, word] of [
    ["lether", "leather"],
    ["apartmnet", "apartment"],
    ["bokshelf", "bookshelf"],
  ] as const) {
    const left = deletionVariants(word, 2);
    expect([...deletionVariants(typed, maxTypos(typed))].some((rest) => left.has(rest))).toBe(true);
  }
  expect([...deletionVariants("abc", 1)].sort()).toEqual(["ab", "abc", "ac", "bc"]);
});

test("prefers homophones to slips, and a changed vowel to an added one", () => {
  const words = (...some: [string, number][]) => some.map(([word, documents]) => ({ word, documents }));
  expect(closestWord("chare", words(["care", 40], ["chair", 12]))).toBe("chair");
  expect(closestWord("cout", words(["cut", 4], ["coat", 4]))).toBe("coat");
});
