import type { Reading, UnderstoodEntity } from "../contract";
import { plainReading } from "./reading.rules";
import { nobodyOffers, noneMention, partlyMet } from "./messages.copy";

const entity = (kind: UnderstoodEntity["kind"], label: string): UnderstoodEntity => ({
  kind,
  label,
  without: "",
});
const [condo, miami] = [entity("type", "Condo"), entity("place", "Miami")];
const there = (thing: string, isByDistance = true) => ({
  place: "Miami",
  where: "in Miami",
  thing,
  isByDistance,
});
const around = "Within 25 miles of Miami, FL";

test.each<[Partial<Reading>, string]>([
  [
    {
      entities: [condo, miami],
      elsewhere: there("condo"),
      beside: { words: "", understood: "condo in miami" },
    },
    "No condos in Miami. Nearest first:",
  ],
  [
    { entities: [entity("type", "Duplex"), miami], elsewhere: there("duplex") },
    "No duplexes in Miami. Nearest first:",
  ],
  [
    { entities: [condo, entity("offer", "For sale"), miami], elsewhere: there("condo for sale") },
    "No match for “condo for sale” in Miami. Nearest first:",
  ],
  [
    {
      entities: [miami],
      elsewhere: there("cheap plumber", false),
      beside: { words: "plumber", understood: "" },
    },
    "No match for “cheap plumber” in Miami. These are in other places.",
  ],
  [
    {
      entities: [condo, entity("place", around)],
      elsewhere: { ...there("condo"), place: around, where: "within 25 miles of Miami, FL" },
    },
    "No condos within 25 miles of Miami, FL. Nearest first:",
  ],
  [{ missing: ["pool"] }, "No listing mentions “pool”. These have the rest."],
  [
    { missing: ["velvet"], lacking: { none: ["red"], some: [] } },
    "No listing mentions “velvet”. These have the rest, but not this: “red”.",
  ],
  [
    { lacking: { none: ["red", "wool"], some: ["Austin"] } },
    "No listing has all of this. These have the rest, but not this: “red” and “wool”. Some also lack “Austin”.",
  ],
  [
    { lacking: { none: [], some: ["red", "wool", "Austin"] } },
    "No listing has all of this. These come closest, but some lack “red”, “wool” or “Austin”.",
  ],
  [{}, "No listing has all of this. These come closest."],
  [{ shownFor: "wedding planner" }, "No listing has all of this. These match “wedding planner”."],
  [{ shownFor: "car garage", isOther: true }, "No listing has all of this. These come closest."],
  [
    { shownFor: "headphones", isOther: true, missing: ["airpods"] },
    "No listing mentions “airpods”. These come closest.",
  ],
  [{ isMention: true }, "No exact match. These listings only mention it."],
  [{ isMention: true, isNearest: true }, "No exact match. These come closest."],
  [
    { isMention: true, isNearest: true, lacking: { none: ["book"], some: [] } },
    "No exact match. These have the rest, but not this: “book”.",
  ],
])("partlyMet says of %j: %s", (reading, sentence) => {
  expect(partlyMet({ ...plainReading, isPartial: true, ...reading })).toBe(sentence);
});

test("what nobody has is named", () => {
  expect(noneMention(["iphone", "case"])).toBe("No listing mentions “iphone” or “case”.");
  expect(nobodyOffers("coffee maker")).toBe("Nobody offers “coffee maker” right now.");
});
