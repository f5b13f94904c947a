import type { NearbySearch, PartialMatch, Understanding, ParsedEntity } from "../contract";
import { noOfferMessage, missingWordsMessage, outcomeMessage } from "./messages.copy";

const entity = (kind: ParsedEntity["kind"], label: string): ParsedEntity => ({
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

const plain: Understanding = { corrected: null, entities: [], missing: [] };

test.each<[Partial<Understanding>, NearbySearch, string]>([
  [
    { entities: [condo, miami], remainder: { words: "", understood: "condo in miami" } },
    there("condo"),
    "No condos in Miami. Nearest first:",
  ],
  [{ entities: [entity("type", "Duplex"), miami] }, there("duplex"), "No duplexes in Miami. Nearest first:"],
  [
    { entities: [condo, entity("offer", "For sale"), miami] },
    there("condo for sale"),
    "No match for “condo for sale” in Miami. Nearest first:",
  ],
  [
    { entities: [miami], remainder: { words: "plumber", understood: "" } },
    there("cheap plumber", false),
    "No match for “cheap plumber” in Miami. These are in other places.",
  ],
  [
    { entities: [condo, entity("place", around)] },
    { ...there("condo"), place: around, where: "within 25 miles of Miami, FL" },
    "No condos within 25 miles of Miami, FL. Nearest first:",
  ],
])("outcomeMessage words %j, nearby %j: %s", (understanding, nearby, sentence) => {
  expect(outcomeMessage({ ...plain, ...understanding, match: "nearby", nearby })).toBe(sentence);
});

const parts = (none: string[], some: string[] = []): PartialMatch => ({
  by: "parts",
  unmatched: { none, some },
});
const rewording = (text: string, covers: "all" | "part" | "similar"): PartialMatch => ({
  by: "rewording",
  text,
  covers,
});

test.each<[string[], PartialMatch, string | null]>([
  [["pool"], parts([]), "No listing mentions “pool”. These have the rest."],
  [["velvet"], parts(["red"]), "No listing mentions “velvet”. These have the rest, but not this: “red”."],
  [
    [],
    parts(["red", "wool"], ["Austin"]),
    "No listing has all of this. These have the rest, but not this: “red” and “wool”. Some also lack “Austin”.",
  ],
  [
    [],
    parts([], ["red", "wool", "Austin"]),
    "No listing has all of this. These come closest, but some lack “red”, “wool” or “Austin”.",
  ],
  [[], parts([]), "No listing has all of this. These come closest."],
  [[], rewording("wedding planner", "part"), "No listing has all of this. These match “wedding planner”."],
  [[], rewording("car garage", "similar"), "No listing has all of this. These come closest."],
  [["airpods"], rewording("headphones", "similar"), "No listing mentions “airpods”. These come closest."],
  [[], rewording("hedges overgrown", "all"), null],
  [[], { by: "mention", isVerbatim: true }, "No exact match. These listings only mention it."],
  [[], { by: "mention", isVerbatim: false }, "No exact match. These come closest."],
])("outcomeMessage words a result without %j, %j: %s", (missing, partial, sentence) => {
  expect(outcomeMessage({ ...plain, missing, match: "partial", partial })).toBe(sentence);
});

test.each(["exact", "corrected", "none"] as const)("returns null for %s", (match) => {
  expect(outcomeMessage({ ...plain, match })).toBeNull();
});

test("names words that no listing mentions or offers", () => {
  expect(missingWordsMessage(["iphone", "case"])).toBe("No listing mentions “iphone” or “case”.");
  expect(noOfferMessage("coffee maker")).toBe("Nobody offers “coffee maker” right now.");
});
