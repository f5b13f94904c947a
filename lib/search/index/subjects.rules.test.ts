import { learnSubjects, type PlacedWord, type SampleTitle } from "./subjects.rules";

const assumed = new Map([
  ["first end", 1.6],
  ["first start", -0.6],
  ["second end", 0.5],
  ["second start", -1.8],
]);

function titleOf(subcategory: string, ...words: readonly (readonly [string, string])[]): SampleTitle {
  return { subcategory, words: words.map(([lexeme, place]): PlacedWord => ({ lexeme, place })) };
}

function pointsOf(
  subjects: ReturnType<typeof learnSubjects>,
  subcategory: string,
  lexeme: string,
  place: string,
) {
  const { words, places } = subjects;
  const own = words.get(subcategory)?.get(lexeme);
  return places.get(place)! + (own ?? words.get("")!.get(lexeme) ?? words.get("")!.get("")!);
}

test("finds the item after the brand if titles are written that way", () => {
  const things = {
    audio: ["headphon", "speaker", "turntabl"],
    computers: ["laptop", "monitor", "tablet"],
    kitchen: ["blender", "kettl", "toaster"],
    tools: ["drill", "saw", "sander"],
  };
  const titles = Object.entries(things).flatMap(([subcategory, names]) =>
    ["nordlyd", "veltro", "arkadia", "quill"].flatMap((brand) =>
      names.map((thing) => titleOf(subcategory, [brand, "first end"], [thing, "second end"])),
    ),
  );
  const subjects = learnSubjects(titles, assumed);
  for (const thing of things.audio)
    expect(pointsOf(subjects, "audio", thing, "second end")).toBeGreaterThan(
      pointsOf(subjects, "audio", "nordlyd", "first end"),
    );
});

test("treats no word of all subcategories as a subject", () => {
  const titles = ["chair", "desk"].flatMap((thing) => [
    titleOf("furniture", ["walnut", "first start"], [thing, "first end"]),
    titleOf("kitchen", ["walnut", "first start"], ["bowl", "first end"]),
  ]);
  const subjects = learnSubjects([...titles, ...titles], assumed);
  const chair = pointsOf(subjects, "furniture", "chair", "first start");
  expect(chair).toBeGreaterThan(pointsOf(subjects, "furniture", "walnut", "first start"));
});

test("keeps the assumed positions while there are few titles", () => {
  expect(learnSubjects([], assumed).places).toEqual(assumed);
  const { places } = learnSubjects([titleOf("audio", ["speaker", "second end"])], assumed);
  expect(places.get("second end")!).toBeLessThan(places.get("first end")!);
});
