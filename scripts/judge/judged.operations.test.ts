/** @database demo */
import { figuresOf, isWorse, judge, setNames } from "./judge";
import { kinds } from "./judged";
import { questions } from "./questions";
import { askAll } from "./run";

jest.setTimeout(240_000);

test("the search answers the judged set as well as recorded", async () => {
  expect(questions.length).toBeGreaterThanOrEqual(120);
  expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(kinds));
  const { touched, ...sets } = await askAll();
  for (const name of setNames) {
    const figures = figuresOf(sets[name]);
    const bad = sets[name].filter(({ precision }) => precision < 0.7).map(({ text }) => text);
    const miscorrected = sets[name].flatMap(({ text, miscorrected: to }) => (to ? [`${text}: ${to}`] : []));
    expect({ name, figures, bad, miscorrected, isWorse: isWorse(name, figures) }).toEqual({
      name,
      figures,
      bad,
      miscorrected: [],
      isWorse: false,
    });
  }
  expect(touched).toEqual([]);
});

test("a set with one wrong correction is worse, however good the rest is", () => {
  const best = { questions: 100, precision: 1, first: 1, zero: 0, corrected: 0 };
  expect(isWorse("learned", best)).toBe(false);
  expect(isWorse("learned", { ...best, corrected: 1 })).toBe(true);
  expect(isWorse("street", { ...best, precision: 0.9 })).toBe(true);
});

test("judge counts what is right among the first, and what is shown where nothing is", () => {
  const listing = (title: string) => ({ title, location: "" }) as Parameters<typeof judge>[2][number];
  const [oak, elm, ash] = ["oak", "elm", "oak ash"].map(listing);
  const wanted = ({ title }: { title: string }) => title.includes("oak");
  const offered = [oak!, elm!, ash!];
  const about = (items: typeof offered, isPartial = false, corrected: string | null = null) =>
    judge({ kind: "thing", text: "oak", wanted }, { items, isPartial, corrected }, offered);
  expect(about([oak!, elm!, ash!])).toMatchObject({
    precision: 0.5,
    isFirstRight: true,
    isZero: false,
    right: 2,
  });
  expect(about([])).toMatchObject({ precision: 0, isZero: true });
  expect(about([elm!], false, "elm").miscorrected).toBe("elm");
  expect(about([oak!], false, "oak").miscorrected).toBeNull();
  const alone = { kind: "thing", text: "oak", wanted, isAlone: true } as const;
  const answer = { items: [oak!, ash!, elm!], isPartial: false, corrected: null };
  expect(judge(alone, answer, offered).precision).toBeCloseTo(2 / 3);
  expect(judge(alone, { ...answer, met: 2 }, offered).precision).toBe(1);
  const none = { kind: "none", text: "fir", wanted: null } as const;
  expect(judge(none, { items: [], isPartial: false, corrected: null }, offered).precision).toBe(1);
  expect(judge(none, { items: [elm!], isPartial: false, corrected: null }, offered).precision).toBe(0);
});
