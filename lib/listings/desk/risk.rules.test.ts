import { textRisks, type RiskFacts } from "./risk.rules";

const calm: RiskFacts & { words: string[] } = {
  publishedBefore: 5,
  recentRejections: 0,
  sameTitle: 0,
  lastHour: 0,
  sameVins: [],
  sameTexts: [],
  samePictures: [],
  prices: {
    kind: "Furniture",
    isNarrow: true,
    count: 40,
    lowCents: 9000,
    medianCents: 20_000,
    highCents: 90_000,
  },
  words: [],
};
const desk = {
  title: "Walnut desk",
  description: "A desk of solid walnut, oiled last spring, 120 by 60 cm, from 1998.",
  priceCents: 48_000,
  images: ["a"],
};

function codes(text: Partial<typeof desk>, facts: Partial<typeof calm> = {}): string[] {
  return textRisks({ ...desk, ...text }, { ...calm, ...facts }).map(({ code }) => code);
}

describe("risk reasons", () => {
  test("finds none for an ordinary listing of a known vendor", () => {
    expect(codes({})).toEqual([]);
  });

  test.each([
    ["contact", { description: `${desk.description} Write to robin@mail.example.` }],
    ["contact", { description: `${desk.description} Call +1 (555) 010-0199.` }],
    ["link", { description: `${desk.description} See www.cheap.example` }],
    ["no-photos", { images: [] }],
    ["capitals", { title: "BEST DESK EVER" }],
    ["short", { description: "A desk." }],
    ["price", { priceCents: 900 }],
    ["price", { priceCents: 1_000_100 }],
  ])("names %s", (code, text) => {
    expect(codes(text)).toEqual([code]);
  });

  test.each([
    ["first", { publishedBefore: 0 }],
    ["rejections", { recentRejections: 2 }],
    ["repeated", { sameTitle: 1 }],
    ["text", { sameTexts: [{ id: "a", title: "Oak desk" }] }],
    ["pictures", { samePictures: [{ id: "a", title: "Oak desk", vendorId: "b" }] }],
    ["velocity", { lastHour: 10 }],
    ["words", { words: ["replica"] }],
  ])("names %s of the vendor", (code, facts) => {
    expect(codes({}, facts)).toEqual([code]);
  });

  test("names at most three similar listings, with only their id and title", () => {
    const samePictures = ["a", "b", "c", "d"].map((id) => ({ id, title: `Desk ${id}`, vendorId: "one" }));
    expect(textRisks(desk, { ...calm, samePictures })).toEqual([
      {
        code: "pictures",
        text: "The same or nearly the same photos are used by 1 other vendor.",
        others: samePictures.slice(0, 3).map(({ id, title }) => ({ id, title })),
      },
    ]);
  });

  test("compares a price with a whole section less strictly, and not at all with too few listings", () => {
    const wide = { ...calm.prices!, kind: "Products", isNarrow: false };
    expect(codes({ priceCents: 3000 })).toEqual(["price"]);
    expect(codes({ priceCents: 3000 }, { prices: wide })).toEqual([]);
    expect(codes({ priceCents: 900 }, { prices: wide })).toEqual(["price"]);
    expect(codes({ priceCents: 900 }, { prices: { ...wide, count: 11 } })).toEqual([]);
  });

  test("finds reasons in a text of 10,000 characters without spaces", () => {
    expect(codes({ description: "a".repeat(10_000) })).toEqual([]);
    expect(codes({ description: "1".repeat(10_000) })).toEqual(["contact"]);
  });
});
