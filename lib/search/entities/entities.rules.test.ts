import type { Category } from "@/lib/listings/rules";
import { tokensOf } from "../analysis/tokens.rules";
import { extractEntities } from "./entities.rules";

const sections: Record<string, Category> = {
  laptop: "products",
  headphones: "products",
  microphone: "products",
  chair: "products",
  camera: "products",
  tools: "products",
  tractor: "products",
  cleaning: "services",
  painting: "services",
  plumber: "services",
  yoga: "services",
  photography: "services",
  balcony: "realestate",
  downtown: "realestate",
};

function read(text: string, category?: Category) {
  const around = {
    category,
    cities: new Set(["austin", "newyork", "stlouis", "portland", "columbus"]),
    brands: new Set(["corvid", "gripgauge"]),
    facts: { has: (lexeme: string) => lexeme !== "xpt_farm" || !text.includes("nofarm") },
    mainSection: (word: string) => sections[word] ?? null,
  };
  const { entities, rest } = extractEntities(text, tokensOf(text), around);
  return {
    entities: entities.filter(({ label }) => label).map(({ label }) => label),
    words: rest.map(({ word }) => word),
    lexemes: entities.map(({ lexemes }) => lexemes.join(" ")),
    also: entities.flatMap(({ requiredLexemes = [] }) => requiredLexemes),
  };
}

const cases: [text: string, entities: string[], words: string[]][] = [
  ["2 bed rental under 1500 texas", ["2 beds", "For rent", "Up to $1,500", "Texas"], []],
  ["two bedroom apartment", ["2 beds", "Apartment"], []],
  ["2br", ["2 beds"], []],
  ["2-bedroom condo, 1.5 bath", ["2 beds", "Condo", "1.5 baths"], []],
  ["studio", ["Studio"], []],
  ["efficiency apartment", ["Studio", "Apartment"], []],
  ["bachelor party", [], ["bachelor", "party"]],
  ["house with a 2 car garage", ["House", "2-car garage"], []],
  ["3 car garage house", ["3-car garage", "House"], []],
  ["house with two-car attached garage", ["House", "2-car garage"], []],
  ["house attached 2 car garage", ["House", "2-car garage"], []],
  ["ranch style house", ["House"], []],
  ["double wide", ["Mobile home"], []],
  ["apartments and stores", ["Mixed use"], []],
  ["tree house", [], ["tree", "house"]],
  ["4+ bedroom house", ["4+ beds", "House"], []],
  ["at least 3 bedrooms", ["3+ beds"], []],
  ["3 or more bedrooms", ["3+ beds"], []],
  ["house with balcony", ["House"], ["with", "balcony"]],
  ["apartment downtown", ["Apartment"], ["downtown"]],
  ["furnished flat pets ok", ["Furnished", "Apartment", "Pets welcome"], []],
  ["house in oregon", ["House", "Oregon"], []],
  ["apartment in Austin", ["Apartment", "Austin"], []],
  ["apartment austin tx", ["Apartment", "Austin, TX"], []],
  ["condo saint louis mo", ["Condo", "Saint Louis, MO"], []],
  ["new york apartment", ["New York", "Apartment"], []],
  ["apartment in springfield", ["Apartment"], ["in", "springfield"]],
  ["plumber near me", ["Near me"], ["plumber"]],
  ["plumber for 2 bedroom apartment", [], ["plumber", "for", "apartment"]],
  ["deep clean my house", [], ["deep", "house", "cleaning"]],
  ["$50 laptop or less", ["Up to $50"], ["laptop"]],
  ["apartments under $800 a month", ["Apartment", "Up to $800"], []],
  ["house between 200k and 1.2m", ["House", "$200,000 to $1,200,000"], []],
  ["laptop under $1000", ["Up to $1,000"], ["laptop"]],
  ["laptop $1,000", ["Up to $1,000"], ["laptop"]],
  ["laptop 1,000$", ["Up to $1,000"], ["laptop"]],
  ["laptop 300 to 500 dollars", ["$300 to $500"], ["laptop"]],
  ["laptop 500 or less", ["Up to $500"], ["laptop"]],
  ["laptop over 500", ["From $500"], ["laptop"]],
  ["apartment under 1700 in austin", ["Apartment", "Up to $1,700", "Austin"], []],
  ["laptop under 15 inch", [], ["laptop", "under", "15", "inch"]],
  ["laptop 500-800", ["$500 to $800"], ["laptop"]],
  ["laptop 2010-2015", [], ["laptop", "2010", "2015"]],
  ["laptop around $400", ["$300 to $500"], ["laptop"]],
  ["laptop under five hundred dollars", ["Up to $500"], ["laptop"]],
  ["house over a million", ["House", "From $1,000,000"], []],
  ["laptop max 1000", ["Up to $1,000"], ["laptop"]],
  ["laptop <$1000", ["Up to $1,000"], ["laptop"]],
  ["laptop >= 500", ["From $500"], ["laptop"]],
  ["house under half a million", ["House", "Up to $500,000"], []],
  ["house under a quarter million", ["House", "Up to $250,000"], []],
  ["my toilet is clogged", [], ["toilet", "repair"]],
  ["attached garage", ["Garage"], []],
  ["investment property", ["Investment property"], []],
  ["the garage door won't close", [], ["garage", "door", "repair"]],
  ["outlet not working", [], ["outlet", "repair"]],
  ["water is leaking under the sink", [], ["leak", "repair"]],
  ["camera is not black", [], ["camera", "is", "not", "black"]],
  ["pictures of my family", [], ["family", "photography"]],
  ["pictures of flowers", [], ["pictures", "of", "flowers"]],
  ["haircut $60 an hour", ["Up to $60"], ["haircut"]],
  ["someone to paint my haircut", [], ["haircut", "painting"]],
  ["clean my oven", [], ["oven", "cleaning"]],
  ["clean oven", [], ["clean", "oven"]],
  ["paint inside my house", [], ["interior", "house", "painting"]],
  ["60 w headphones", [], ["60", "w", "headphones"]],
  ["house under 300000 w balcony", ["House", "Up to $300,000"], ["with", "balcony"]],
  ["house 3/2 w balcony", ["House", "3 beds", "2 baths"], ["with", "balcony"]],
  ["can someone fix the sink in austin", ["Austin"], ["sink", "repair"]],
  ["learn how to play guitar", [], ["guitar", "lessons"]],
  ["T.V. under $300", ["Up to $300"], ["tv"]],
  ["3/2 house", ["3 beds", "2 baths", "House"], []],
  ["3/4 violin", [], ["3", "4", "violin"]],
  ["house over 2,000 sq ft", ["House", "From 2,000 sq ft"], []],
  ["800-1000 sqft apartment", ["800 to 1,000 sq ft", "Apartment"], []],
  ["a place to rent for me and my dog", ["For rent", "Pets welcome"], ["a", "place", "for", "me"]],
  ["place to rent for us and our dog", ["For rent", "Pets welcome"], ["place"]],
  ["place to rent for our dog and us", ["For rent", "Pets welcome"], ["place"]],
  ["us and our dog need a house", ["House", "Pets welcome"], ["a"]],
  ["house for the five of us", ["House", "4+ beds"], []],
  ["give us a quote for movers", [], ["quote", "for", "movers"]],
  ["want a mechanic to come to my house and fix brakes", [], ["mechanic", "to", "fix", "brakes"]],
  ["place to rent with a zipline", ["For rent"], ["place", "with", "a", "zipline"]],
  ["somewhere to rent", ["For rent"], ["somewhere"]],
  ["place to rent zeppelins", [], ["place", "to", "rent", "zeppelins"]],
  ["empty lots", ["Vacant land"], []],
  ["vacant lots with no neighbors", ["Vacant land"], []],
  ["raw land in texas", ["Vacant land", "Texas"], []],
  ["tx rentals", ["Texas", "For rent"], []],
  ["sd card", [], ["sd", "card"]],
  ["NC house", ["North Carolina", "House"], []],
  ["free chair", ["Free"], ["chair"]],
  ["free delivery", [], ["free", "delivery"]],
  ["manhattan studio", ["Manhattan", "Studio"], []],
  ["used laptop", ["Used"], ["laptop"]],
  ["brand new camera with delivery", ["New", "Delivery"], ["camera"]],
  ["corvid laptop", ["corvid"], ["laptop"]],
  ["grip & gauge tools", ["grip & gauge"], ["tools"]],
  ["camera for sale", [], ["camera"]],
  ["cheap apartment", ["Lowest price first", "Apartment"], []],
  ["apartment or condo", ["Apartment", "Condo"], ["or"]],
  ["looking for a cheap laptop", ["Lowest price first"], ["laptop"]],
  ["2 bedroom apartment 1500", ["2 beds", "Apartment", "Up to $1,500"], []],
  ["apartment 1500/mo", ["Apartment", "Up to $1,500"], []],
  ["house 300k", ["House", "Up to $300,000"], []],
  ["house for rent 78701", ["House", "For rent"], ["78701"]],
  ["haircut 60 an hour", ["Up to $60"], ["haircut"]],
  ["6 month lease apartment", ["For rent", "Apartment"], ["6", "month"]],
  ["laptop less then 500", ["Up to $500"], ["laptop"]],
  ["laptop with a budget of 500", ["Up to $500"], ["laptop", "with", "a"]],
  ["laptop 15", [], ["laptop", "15"]],
  ["2b1b apartment", ["2 beds", "1 bath", "Apartment"], []],
  ["2bd1ba condo", ["2 beds", "1 bath", "Condo"], []],
  ["house 4 rent", ["House", "For rent"], []],
  ["house for sail", ["House", "For sale"], []],
  ["condos md", ["Condo", "Maryland"], []],
  ["houses ok", ["House", "Oklahoma"], []],
  ["house in calif", ["House", "California"], []],
  ["who sells a used camera", ["Used"], ["camera"]],
  // Not a home, although it contains a word for one.
  ["house cleaning", [], ["house", "cleaning"]],
  ["studio headphones", [], ["studio", "headphones"]],
  ["office chair", [], ["office", "chair"]],
  ["farm tractor", [], ["farm", "tractor"]],
  ["yoga at home", [], ["yoga", "at", "home"]],
  ["dog house", [], ["dog", "house"]],
  ["car rental", [], ["car", "rental"]],
  ["real estate photography", [], ["real", "estate", "photography"]],
  ["new haircut", [], ["new", "haircut"]],
];

describe("extractEntities", () => {
  test.each(cases)("reads '%s' as %j and the words %j", (text, entities, words) => {
    expect(read(text)).toMatchObject({ entities, words });
  });

  test("returns the lexemes that listings have", () => {
    expect(read("3+ bed").lexemes[0]).toMatch(/^xbd_3 xbd_4 xbd_5/);
    expect(read("2 bath condo").lexemes).toEqual(["xba_2", "xpt_condo"]);
    expect(read("used camera").lexemes).toEqual(["xcon_used xcon_like_new xcon_refurbished"]);
    expect(read("home for rent").lexemes[1]).toBe("xlt_rent");
  });

  test("names a place and a brand by their corrected spelling", () => {
    const around = {
      category: undefined,
      cities: new Set(["austin", "newyork"]),
      brands: new Set(["corvid"]),
      facts: { has: () => true },
      mainSection: (word: string) => sections[word] ?? null,
    };
    const labels = (text: string, typo: string, word: string) => {
      const tokens = tokensOf(text).map((token) => (token.word === typo ? { ...token, word } : token));
      return extractEntities(text, tokens, around).entities.map(({ kind, label, start, end }) => [
        kind,
        label,
        text.slice(start, end),
      ]);
    };
    expect(labels("condo in Asutin", "asutin", "austin")[1]).toEqual(["place", "Austin", "in Asutin"]);
    expect(labels("condo in New-Yrok", "yrok", "york")[1]).toEqual(["place", "New York", "in New-Yrok"]);
    expect(labels("corvidd laptop", "corvidd", "corvid")).toEqual([["brand", "corvid", "corvidd"]]);
  });

  test("infers rent or sale from the amount for a home, but not for land", () => {
    const also = (text: string) => read(text).also;
    expect(also("house under 300k")).toEqual(["xlt_sale"]);
    expect(also("house under 1500")).toEqual(["xlt_rent"]);
    expect(also("house for sale under 1500")).toEqual([]);
    expect(also("land under 5000")).toEqual([]);
  });

  test("leaves words unchanged if no listing has them as a fact", () => {
    expect(read("farm nofarm", "realestate")).toMatchObject({ entities: [], words: ["farm", "nofarm"] });
    expect(read("farm", "realestate").entities).toEqual(["Farm"]);
  });

  test("reads no homes in another section, and more words as homes in their own section", () => {
    expect(read("house", "products").entities).toEqual([]);
    expect(read("house yard", "realestate")).toMatchObject({ entities: ["House"], words: ["yard"] });
    expect(read("used laptop", "services").entities).toEqual([]);
  });
});
