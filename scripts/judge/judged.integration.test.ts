/** @database demo */
import { figuresOf, isWorse, judge } from "./judge";
import { kinds } from "./judged";
import { questions } from "./questions";
import { askAll } from "./run";

jest.setTimeout(240_000);

test("the search answers the judged set as well as recorded", async () => {
  expect(questions.length).toBeGreaterThanOrEqual(120);
  expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(kinds));
  const verdicts = await askAll();
  const figures = figuresOf(verdicts);
  const bad = verdicts.filter(({ precision }) => precision < 0.7).map(({ text }) => text);
  expect({ figures, bad, isWorse: isWorse(figures) }).toEqual({ figures, bad, isWorse: false });
});

test("judge counts what is right among the first, and what is shown where nothing is", () => {
  const listing = (title: string) => ({ title, location: "" }) as Parameters<typeof judge>[2][number];
  const [oak, elm, ash] = ["oak", "elm", "oak ash"].map(listing);
  const wanted = ({ title }: { title: string }) => title.includes("oak");
  const offered = [oak!, elm!, ash!];
  const about = (items: typeof offered, isPartial = false) =>
    judge({ kind: "thing", text: "oak", wanted }, { items, isPartial }, offered);
  expect(about([oak!, elm!, ash!])).toMatchObject({
    precision: 0.5,
    isFirstRight: true,
    isZero: false,
    right: 2,
  });
  expect(about([])).toMatchObject({ precision: 0, isZero: true });
  const none = { kind: "none", text: "fir", wanted: null } as const;
  expect(judge(none, { items: [], isPartial: false }, offered).precision).toBe(1);
  expect(judge(none, { items: [elm!], isPartial: false }, offered).precision).toBe(0);
});
