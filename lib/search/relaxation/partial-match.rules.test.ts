import { partialMatchOf } from "./partial-match.rules";

type Items = Parameters<typeof partialMatchOf>[1]["items"];

const listings = (...titles: string[]) =>
  titles.map((title) => ({
    title,
    description: "",
    vendorName: "Vendor",
    location: "Austin, TX",
  })) as unknown as Items;
const shown = (part: string, words: string, items: Items, understood = "") =>
  partialMatchOf(part, { items, words, understood, missing: [] }).partial;
const rewording = (text: string, covers: string) => ({ by: "rewording", text, covers });

test("leaves nothing out of a reading of all of the text", () => {
  const trimming = listings("Hedge trimming");
  expect(shown("hedges overgrown", "our hedges are getting overgrown", trimming)).toEqual(
    rewording("hedges overgrown", "all"),
  );
  expect(shown("hedges overgrown", "hedges overgrown by the pool", trimming)).toEqual(
    rewording("hedges overgrown", "similar"),
  );
});

test("calls a reading similar unless every result contains its words", () => {
  const text = "a car in my garage is stuck";
  expect(shown("car garage", text, listings("Car repair"))).toEqual(rewording("car garage", "similar"));
  expect(shown("car garage", text, listings("Garage for cars"))).toEqual(rewording("car garage", "part"));
  expect(shown("car", text, listings("Car repair", "Bike repair"))).toEqual(rewording("car", "similar"));
});

test("names the few unmatched words beside entities, or the entities if many words are unmatched", () => {
  const home = listings("Garden apartment");
  expect(shown("", "place for the yak", home, "to rent")).toEqual({
    by: "parts",
    unmatched: { none: ["yak"], some: [] },
  });
  expect(shown("", "grandmother plays bridge with yaks", home, "to rent")).toEqual(
    rewording("to rent", "part"),
  );
});

test("names a kind as missing only where no listing mentions it", () => {
  const page = { items: listings("Headphones"), words: "airpods", understood: "under $50" };
  const outcome = (missing: string[]) => partialMatchOf("headphones", { ...page, missing });
  const partial = rewording("headphones under $50", "similar");
  expect(outcome(["airpods"])).toEqual({ partial, missing: ["airpods"] });
  expect(outcome([])).toEqual({ partial, missing: [] });
});
