import { buildSpeller, type Speller } from "./vocabulary.rules";

function build(words: string[]): Speller {
  const steps = buildSpeller(words.map((word, index) => ({ word, documents: 1000 - index })));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe("a speller", () => {
  const words = ["leather", "apartment", "electrician", "photography", "mountain", "sofa", "lamp"];
  const filler = Array.from({ length: 3000 }, (_, index) => `w${index.toString(36)}zq`);

  test.each([
    ["lether", "leather"],
    ["laether", "leather"],
    ["aparmtent", "apartment"],
    ["elctrican", "electrician"],
    ["fotography", "photography"],
    ["mountian", "mountain"],
    ["soffa", "sofa"],
  ])("corrects %s to %s among thousands", (typed, meant) => {
    expect(build([...words, ...filler]).correct(typed)).toBe(meant);
  });

  test.each([
    ["lethe", "leather"],
    ["elctri", "electrician"],
    ["apatrm", "apartment"],
    ["photgra", "photography"],
    ["moun", null],
    ["qwert", null],
  ])("completes %s to %s", (typed, meant) => {
    expect(build([...words, ...filler]).complete(typed)).toBe(meant);
  });

  test("recognizes its words and learns new ones", () => {
    const speller = build(words);
    expect(speller.knows("sofa")).toBe(true);
    expect(speller.knows("theremin")).toBe(false);
    expect(speller.correct("theremn")).toBeNull();
    speller.insert("theremin");
    expect(speller.knows("theremin")).toBe(true);
    expect(speller.correct("theremn")).toBe("theremin");
  });

  test("finds words two slips away with the same start, most frequent first", () => {
    expect(build(["violin", "villain", "vision", "piano"]).twoSlipsAway("vilon")).toEqual([
      "violin",
      "vision",
    ]);
    expect(build(["violin"]).twoSlipsAway("violn")).toEqual([]);
  });

  test("builds the speller in steps that let other work run", () => {
    const steps = buildSpeller(filler.map((word) => ({ word, documents: 1 })));
    let pauses = 0;
    while (!steps.next().done) pauses += 1;
    expect(pauses).toBeGreaterThanOrEqual(6);
  });

  test("works without words", () => {
    expect(build([]).correct("sofa")).toBeNull();
  });
});
