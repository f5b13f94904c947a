import { shownAs } from "./shown-as.rules";

const listing = (title: string) => ({ title, description: "", vendorName: "Vendor", location: "Austin, TX" });
const found = (titles: string[], rest: { isPartial?: boolean; next?: string } = {}) =>
  ({ items: titles.map(listing), isPartial: false, next: null, ...rest }) as unknown as Parameters<
    typeof shownAs
  >[1]["found"];
const shown = (part: string, words: string, page: ReturnType<typeof found>, understood = "") =>
  shownAs(part, { found: page, words, understood, missing: [] });

test("a reading that says all of the text leaves nothing out", () => {
  const trimming = found(["Hedge trimming"]);
  expect(shown("hedges overgrown", "our hedges are getting overgrown", trimming).isAll).toBe(true);
  expect(shown("hedges overgrown", "hedges overgrown by the pool", trimming).isAll).toBeUndefined();
  expect(
    shown("hedges overgrown", "our hedges are overgrown", found(["Hedge"], { isPartial: true })).isAll,
  ).toBeUndefined();
});

test("a reading is named as far as all that is shown says it", () => {
  const wanted = "a car in my garage is stuck";
  expect(shown("car garage", wanted, found(["Car repair"]))).toEqual({
    shownFor: "car garage",
    isOther: true,
  });
  expect(shown("car garage", wanted, found(["Garage for cars"]))).toEqual({
    shownFor: "car garage",
    isOther: false,
  });
  expect(shown("car", wanted, found(["Car repair", "Bike repair"])).isOther).toBe(true);
});

test("of entities alone the few words are named that are left out, and of many the entities", () => {
  const home = found(["Garden apartment"]);
  expect(shown("", "place for the yak", home, "to rent")).toEqual({ lacking: { none: ["yak"], some: [] } });
  expect(shown("", "grandmother plays bridge with yaks", home, "to rent")).toEqual({ shownFor: "to rent" });
});

test("of a kind it is said that no listing mentions it only where none does", () => {
  const page = { found: found(["Headphones"]), words: "airpods", understood: "under $50" };
  const said = (missing: string[]) => shownAs("headphones", { ...page, missing });
  const shownFor = "headphones under $50";
  expect(said(["airpods"])).toEqual({ shownFor, isOther: true, missing: ["airpods"] });
  expect(said([])).toEqual({ shownFor, isOther: true, missing: [] });
});
