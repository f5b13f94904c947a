import type { ListingQuery } from "@/lib/listings/contract";
import { sorts } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { replaceListings } from "@/prisma/test/search-listings";
import { countOptions } from "./refinement/options.queries";
import { findRelaxations } from "./refinement/relaxing.queries";
import { searchListings } from "./results/queries";

const car = { subcategory: "vehicles/cars", condition: "used", titleStatus: "clean", pickup: true } as const;

const vehicles = {
  civic: {
    title: "Honda Civic EX, one owner",
    details: {
      ...car,
      brand: "Honda",
      model: "Civic EX",
      year: 2019,
      mileage: 54_000,
      body: "sedan",
      transmission: "cvt",
      fuel: "gas",
      drivetrain: "fwd",
      color: "Blue",
    },
  },
  oldCivic: {
    title: "2012 Honda Civic LX, runs well",
    details: {
      ...car,
      brand: "Honda",
      model: "Civic LX",
      year: 2012,
      mileage: 131_000,
      body: "sedan",
      transmission: "manual",
      fuel: "gas",
      drivetrain: "fwd",
      titleStatus: "rebuilt",
    },
  },
  forester: {
    title: "2020 Subaru Forester, heated seats",
    details: {
      ...car,
      brand: "Subaru",
      model: "Forester",
      year: 2020,
      mileage: 60_000,
      body: "suv",
      transmission: "cvt",
      fuel: "gas",
      drivetrain: "awd",
    },
  },
  leaf: {
    title: "2018 Nissan Leaf, garage kept",
    details: {
      ...car,
      brand: "Nissan",
      model: "Leaf SV",
      year: 2018,
      mileage: 41_000,
      body: "hatchback",
      transmission: "single_speed",
      fuel: "electric",
      drivetrain: "fwd",
    },
  },
  truck: {
    title: "2016 Ford F-150 pickup truck, tow package",
    details: {
      ...car,
      subcategory: "vehicles/trucks",
      brand: "Ford",
      model: "F-150",
      year: 2016,
      mileage: 98_000,
      body: "pickup",
      transmission: "automatic",
      fuel: "gas",
      drivetrain: "4wd",
    },
  },
} as const;

const others = {
  guitar: {
    title: "Electric guitar with case",
    details: { subcategory: "music/guitars", condition: "used" },
  },
  watch: { title: "Automatic watch", details: { subcategory: "fashion/jewelry", condition: "used" } },
  charger: {
    title: "Electric car charger, 32 amp",
    details: { subcategory: "home-garden/tools", condition: "new" },
  },
} as const;

type Name = keyof typeof vehicles | keyof typeof others;

const names = new Map<string, Name>(
  Object.entries({ ...vehicles, ...others }).map(([name, { title }]) => [title, name as Name]),
);

beforeAll(async () => {
  await replaceListings([...Object.values(vehicles), ...Object.values(others)].map((one) => ({ ...one })));
}, 60_000);

async function search(query: ListingQuery) {
  const page = await searchListings(query);
  return { ...page, found: page.items.map(({ title }) => names.get(title)!) };
}

describe("filters of vehicles", () => {
  test.each<[ListingQuery, Name[]]>([
    [{ minYear: 2018 }, ["civic", "forester", "leaf"]],
    [{ minYear: 2012, maxYear: 2016 }, ["oldCivic", "truck"]],
    [{ maxMileage: 60_000 }, ["civic", "forester", "leaf"]],
    [{ body: "suv" }, ["forester"]],
    [{ fuel: "electric" }, ["leaf"]],
    [{ transmission: "manual" }, ["oldCivic"]],
    [{ drivetrain: "4wd" }, ["truck"]],
    [{ titleStatus: "rebuilt" }, ["oldCivic"]],
    [{ brand: "honda", maxMileage: 60_000 }, ["civic"]],
    [{ subcategory: "vehicles/trucks", minYear: 2010 }, ["truck"]],
    [{ minYear: 2010, beds: "2" }, []],
    [{ search: "civic", maxYear: 2015 }, ["oldCivic"]],
  ])("finds with %j the matching vehicles", async (query, expected) => {
    for (const sort of [undefined, ...sorts])
      expect((await search({ ...query, sort })).found.toSorted()).toEqual(expected);
  });

  test("counts choices only among vehicles, and offers to drop one", async () => {
    const counts = await countOptions({ category: "products", maxMileage: 60_000 });
    const countOf = (name: string, value: string) =>
      counts[name]?.find((choice) => choice.value === value)?.count;
    expect(countOf("body", "sedan")).toBe("1");
    expect(countOf("fuel", "electric")).toBe("1");
    expect(countOf("drivetrain", "4wd")).toBe("0");
    expect(countOf("maxMileage", "50000")).toBe("1");
    expect(countOf("maxMileage", "150000")).toBe("5");
    expect(await countOptions({ category: "products" })).not.toHaveProperty("body");
    const relaxed = await findRelaxations({ minYear: 2018, drivetrain: "4wd" });
    expect(relaxed.map(({ drop, total }) => [drop, total])).toEqual([["drivetrain", 3]]);
  });
});

describe("words about vehicles", () => {
  test.each<[string, string[], Name]>([
    ["2019 honda civic under 60k miles", ["Honda", "Up to 60,000 miles"], "civic"],
    ["awd suv", ["All-wheel drive"], "forester"],
    ["used electric car", ["Used", "Electric"], "leaf"],
    ["manual car", ["Manual"], "oldCivic"],
    ["4x4 truck", ["Four-wheel drive"], "truck"],
    ["car with rebuilt title", ["Rebuilt title"], "oldCivic"],
    ["truck 2015 or newer", ["2015 or newer"], "truck"],
    ["2018 or newer honda", ["2018 or newer", "Honda"], "civic"],
    ["honda civic 2018 or newer", ["Honda", "2018 or newer"], "civic"],
    ["blue sedan", [], "civic"],
    ["forester suv", [], "forester"],
  ])("understands '%s' as %j", async (text, labels, first) => {
    const { entities, found } = await search({ search: text });
    expect(entities.map(({ label }) => label)).toEqual(labels);
    expect(found[0]).toBe(first);
  });

  test("makes amounts conditions: a mileage and a year with a comparing word", async () => {
    expect((await search({ search: "honda civic under 60k miles" })).found).toEqual(["civic"]);
    expect((await search({ search: "car 2019 or newer" })).found.toSorted()).toEqual(["civic", "forester"]);
  });

  test.each<[string, Name]>([
    ["electric guitar", "guitar"],
    ["automatic watch", "watch"],
    ["electric car charger", "charger"],
    ["charger for my electric car", "charger"],
  ])("finds no vehicle in '%s'", async (text, first) => {
    const { entities, found } = await search({ search: text });
    expect([entities, found[0]]).toEqual([[], first]);
  });

  test("finds a vehicle by a fact that its title omits", async () => {
    expect((await search({ search: "automatic" })).found).toContain("truck");
    expect((await search({ search: "2019 sedan" })).found[0]).toBe("civic");
  });
});

test("updates the index after a change of model or color", async () => {
  const indexed = async () => {
    const [row] = await rows<{ lexemes: string[] }>(sql`
      SELECT tsvector_to_array(s.tsv) AS lexemes FROM listing_search s JOIN listings l ON l.id = s.listing_id
      WHERE l.title = ${vehicles.leaf.title}`);
    return row!.lexemes;
  };
  expect(await indexed()).toEqual(expect.arrayContaining(["xvy_2018", "xfl_electric", "sv"]));
  await rows(sql`UPDATE listings SET details = details || '{"model": "Leaf Plus", "color": "Crimson"}'
    WHERE title = ${vehicles.leaf.title}`);
  expect(await indexed()).toEqual(expect.arrayContaining(["plus", "crimson"]));
  // Another subcategory ignores the facts that are left.
  await rows(sql`UPDATE listings SET details = details || '{"subcategory": "hobbies/toys"}'
    WHERE title = ${vehicles.leaf.title}`);
  expect((await indexed()).filter((lexeme) => /^x(vy|fl)_|crimson/.test(lexeme))).toEqual([]);
});
