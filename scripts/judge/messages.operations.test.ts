/** @database demo */
import { resultChips } from "@/components/search/entity-chips";
import { findNearestPart } from "@/lib/search/refinement/nearest-part.queries";
import { searchWithClose } from "@/lib/search/results/queries";
import { outcomeMessage } from "@/lib/search/results/messages.copy";
import { rebuildSearchTables, waitForVocabulary } from "@/lib/search/index/vocabulary.queries";
import { judgedTexts } from "./sets";

jest.setTimeout(300_000);

const samples = judgedTexts().filter((_, at) => at % 5 === 0);

const alone = [
  "earings",
  "grill",
  "parking",
  "fridge",
  "washing machine",
  "dining table oak",
  "weights",
  "tv",
  "candles",
  "kitchen",
  "table",
  "washer and dryer",
  "moving boxes",
  "car seat",
  "dishwasher",
  "cabin",
  "driveway",
  "pool",
  "desk",
  "farmhouse",
];

const cities = [
  "Miami",
  "Denver",
  "Austin",
  "Chicago",
  "Seattle",
  "Boston",
  "Nashville",
  "Portland",
  "Tulsa",
  "Phoenix",
];
const things = [
  "condo",
  "electrician",
  "used car",
  "dog walker",
  "house under 300k",
  "violin lessons",
  "red sofa",
];
const inCities = cities.flatMap((city) => things.map((thing) => ({ city, search: `${thing} in ${city}` })));

const bare = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?:(?<=ch|sh|x|ss)e)?s$/, "");

function has(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((one) => bare(one) === bare(word));
}

beforeAll(async () => {
  await rebuildSearchTables();
  await waitForVocabulary();
}, 120_000);

test("shows only true messages about searches", async () => {
  expect(samples.length).toBeGreaterThan(400);
  let [mentioned, partial] = [0, 0];
  const wrong: string[] = [];
  for (const search of [...samples, ...alone]) {
    const page = await searchWithClose({ search });
    const note = outcomeMessage(page);
    if (note === null) continue;
    partial += 1;
    if (page.items.length === 0) wrong.push(`${search}: nothing is shown`);
    if (/only mention it/.test(note)) {
      mentioned += 1;
      const words = (page.corrected ?? search)
        .split(/\W+/)
        .filter((word) => !/^(a|an|and|the|of|for|my|sale)$/i.test(word));
      const without = page.items.filter(
        ({ title, description }) => !words.every((word) => has(`${title} ${description}`, word)),
      );
      wrong.push(...without.map(({ title }) => `${search}: ${title}`));
    }
    for (const word of page.missing) if (!note.includes(word)) wrong.push(`${search}: ${word} is not named`);
  }
  expect(wrong).toEqual([]);
  expect(mentioned).toBeGreaterThan(5);
  expect(partial).toBeGreaterThan(20);
});

test("shows a place as a chip only if all results are in it, and names it otherwise", async () => {
  const wrong: string[] = [];
  let nearby = 0;
  for (const { city, search } of inCities) {
    const page = await searchWithClose({ search });
    const { chips } = resultChips({
      address: { search },
      outcome: page,
      fixed: ["search"],
      place: null,
      hrefOf: () => "",
    });
    const isShown = chips.some(({ label }) => label.startsWith(city));
    const others = page.items.filter(({ location }) => !location.startsWith(city));
    if (isShown && others.length > 0) wrong.push(`${search}: ${others[0]!.location}`);
    if (others.length > 0 && !outcomeMessage(page)?.includes(city))
      wrong.push(`${search}: ${city} is not named`);
    nearby += Number(page.match === "nearby");
  }
  expect(wrong).toEqual([]);
  expect(nearby).toBeGreaterThan(10);
});

test.each([
  ["barbell", "Sports and outdoors"],
  ["earings", "Jewelry and watches"],
  ["crib", "Furniture"],
  ["nanny", undefined],
])("assigns '%s', which nobody offers, to %s", async (search, part) => {
  expect((await findNearestPart({ search }))?.name).toBe(part);
});

test.each(["2 bed rental und", "bike wit", "house betw"])(
  "does not correct the unfinished text '%s'",
  async (search) => {
    expect((await searchWithClose({ search })).corrected).toBeNull();
  },
);
