import { detailsInputSchema, problemsOf } from "@/lib/listings/offer/input.schema";
import { isRoadVehicle, isVehicle } from "@/lib/listings/vehicle-sections.rules";
import { makeDemo } from "./make/demo";
import { readArchive } from "./pictures";
import { createRandom } from "./random";
import { demoWords } from "./words";
import type { World } from "./world";
import { writeProperty } from "./write/properties";
import { writeVehicle } from "./write/vehicles";

let rows: World["rows"];
const now = 1_800_000_000_000;

beforeAll(async () => {
  const { pictures } = await readArchive();
  ({ rows } = makeDemo(now, pictures, {
    passwordHash: "none",
    webhookSecret: "sealed",
    listings: 1200,
  }).world);
});

const { cities } = demoWords.places;
const today = new Date("2026-12-01T12:00:00Z");

type Home = { type: string; city: string; beds: number };

function medianOf({ type, city, beds }: Home, listingType: "rent" | "sale"): number {
  const words = demoWords.properties.kinds.find((kind) => kind.type === type)!;
  const place = cities.find((one) => one.city === city)!;
  const random = createRandom(`${type} ${city} ${beds} ${listingType}`);
  const dollars = Array.from({ length: 1500 }, () => writeProperty(random, words, place, today))
    .filter((home) => home.listingType === listingType && home.details.beds === beds)
    .map(({ priceCents }) => priceCents / 100)
    .sort((a, b) => a - b);
  return dollars[Math.floor(dollars.length / 2)]!;
}

// Rough market levels of 2025, rounded by hand and not copied from a published table.
test.each([
  ["Kansas City", 2, 1250],
  ["Columbus", 1, 1150],
  ["Austin", 2, 1750],
  ["Boston", 1, 2250],
  ["San Francisco", 2, 3500],
])("prices apartments in %s with %d bedrooms within 25 %% of %d dollars a month", (city, beds, rent) => {
  const median = medianOf({ type: "apartment", city, beds }, "rent");
  expect(median).toBeGreaterThan(rent * 0.75);
  expect(median).toBeLessThan(rent * 1.25);
});

test.each([
  ["Kansas City", 3, 250_000],
  ["Austin", 3, 500_000],
  ["Cleveland", 3, 160_000],
  ["Seattle", 3, 800_000],
])("prices houses in %s with %d bedrooms within 25 %% of %d dollars", (city, beds, price) => {
  const median = medianOf({ type: "single-family", city, beds }, "sale");
  expect(median).toBeGreaterThan(price * 0.75);
  expect(median).toBeLessThan(price * 1.25);
});

test("sells no home for less than one costs to build, and no larger one for less per size than its city allows", () => {
  const homes = rows.listings.flatMap(
    ({ title, listingType, propertyType, priceCents, details, location }) => {
      const { beds, areaSqFt } = details as { beds?: number; areaSqFt?: number };
      const level = cities.find(({ city, state }) => `${city}, ${state}` === location)?.homes;
      if (listingType !== "sale" || beds === undefined || !areaSqFt || !level) return [];
      return [{ title, propertyType, dollars: Number(priceCents) / 100, areaSqFt, level }];
    },
  );
  expect(homes.length).toBeGreaterThan(80);
  const perFoot = ({ propertyType, level }: (typeof homes)[number]) =>
    propertyType === "mobile" ? 45 : Math.max(45, 100 * level);
  const wrong = homes.filter((home) => home.dollars < Math.max(52_000, home.areaSqFt * perFoot(home)));
  expect(wrong.map(({ title, dollars }) => `${title}: ${dollars}`)).toEqual([]);
});

test("hires for a company only in the roles and the size that it names", () => {
  const companies = new Map(demoWords.companies.map((company) => [company.name, company]));
  const known = rows.jobs.filter(({ company }) => companies.has(company ?? ""));
  expect(known.length).toBeGreaterThan(100);
  const wrong = known.filter(({ title = "", company = "", description = "" }) => {
    const { roles, size } = companies.get(company)!;
    const named = /team of (\d+)/.exec(description)?.[1];
    return !roles.includes(title.replace(/ intern$/, "")) || (named !== undefined && Number(named) !== size);
  });
  expect(wrong.map(({ title, company }) => `${title} at ${company}`)).toEqual([]);
});

test("looks for work in one field per applicant", () => {
  const fieldOf = new Map(rows.jobs.map(({ id, category }) => [String(id), category]));
  const ofShop = new Set(
    rows.jobs.filter(({ company }) => /^(Juniper|Bennett)/.test(company ?? "")).map(({ id }) => id),
  );
  const fields = new Map<string, Set<unknown>>();
  for (const { applicantId, jobId } of rows.job_applications) {
    if (ofShop.has(jobId)) continue;
    const seen = fields.get(applicantId) ?? new Set();
    fields.set(applicantId, seen.add(fieldOf.get(jobId)));
  }
  const customer = rows.users.find(({ username }) => username === "demo-customer")!.id!;
  const many = [...fields].filter(([id, seen]) => id !== customer && seen.size > 1);
  expect(many).toEqual([]);
});

test("gives no two applications the same note", () => {
  const notes = rows.job_applications.map(({ note }) => note);
  expect(new Set(notes).size).toBe(notes.length);
});

test("offers homes of an agency in neighboring states only", () => {
  const region = new Map(cities.map(({ city, state }, index) => [`${city}, ${state}`, index]));
  const agencies = rows.vendors.filter(
    ({ category, status }) => category === "realestate" && status === "approved",
  );
  for (const { id, businessName } of agencies) {
    const at = rows.listings
      .filter(({ vendorId }) => vendorId === id)
      .map(({ location }) => region.get(location ?? "")!);
    expect([businessName, Math.max(...at) - Math.min(...at) < 10]).toEqual([businessName, true]);
  }
});

test("offers no vehicle as new, and calls no thing fresh or solid", () => {
  const products = rows.listings.filter(({ category }) => category === "products");
  const details = ({ details: facts }: (typeof products)[number]) =>
    facts as { subcategory: string; condition: string };
  const vehicles = products.filter((row) => details(row).subcategory.startsWith("vehicles/"));
  expect(vehicles.length).toBeGreaterThan(12);
  expect(vehicles.filter((row) => details(row).condition === "new")).toEqual([]);
  expect(
    products
      .filter(({ title }) => /^(Fresh|Solid|Renewed|Pristine) (?!\w*flower)/.test(title ?? ""))
      .map(({ title }) => title),
  ).toEqual([]);
});

describe("vehicles", () => {
  type Facts = Record<string, string | number | boolean> & { subcategory: string };
  const vehicles = () =>
    rows.listings.flatMap((row) => {
      const facts = row.details as Facts;
      return row.category === "products" && isVehicle(facts.subcategory) ? [{ row, facts }] : [];
    });
  const road = () => vehicles().filter(({ facts }) => isRoadVehicle(facts.subcategory));

  test("has every fact that a listing needs, and only facts that the form accepts", () => {
    for (const { row, facts } of vehicles()) {
      const { title, description, category } = row;
      const details = { ...facts, ...(row.vin ? { vin: row.vin } : {}) };
      expect(problemsOf({ title, description, category: category!, price: 1, images: [], details })).toEqual(
        {},
      );
      expect(detailsInputSchema.safeParse(details).error).toBeUndefined();
    }
  });

  test("gives most vehicles a VIN of their own that names the model year", () => {
    const vins = road().flatMap(({ row, facts }) => (row.vin ? [{ vin: row.vin, facts }] : []));
    expect(vins.length).toBeGreaterThan(road().length / 2);
    expect(new Set(vins.map(({ vin }) => vin)).size).toBe(vins.length);
    const codes = { 2014: "E", 2018: "J", 2020: "L", 2022: "N", 2024: "R" };
    for (const [year, code] of Object.entries(codes))
      for (const { vin } of vins.filter(({ facts }) => facts.year === Number(year)))
        expect(vin[9]).toBe(code);
  });

  test("repeats the same facts in title, description, and facts", () => {
    const wrong = vehicles().filter(({ row, facts }) => {
      const text = `${row.title} ${row.description}`;
      const miles = /(\d+)k miles/.exec(row.title!)?.[1];
      return (
        !row.title!.includes(`${facts.year} ${facts.brand} ${facts.model}`) ||
        (/all-wheel/i.test(text) && facts.drivetrain !== "awd") ||
        (/\bone owner\b/i.test(text) && facts.owners !== 1) ||
        (/clean title|title is clean/i.test(text) && facts.titleStatus !== "clean") ||
        (miles !== undefined && Math.round(Number(facts.mileage) / 1000) !== Number(miles))
      );
    });
    expect(wrong.map(({ row }) => row.title)).toEqual([]);
  });

  test("costs less the older and the more driven a vehicle is, and never more than new", () => {
    for (const kind of demoWords.vehicles.kinds) {
      const valueOf = (condition: "like_new" | "used") => {
        const shares = Array.from({ length: 200 }, (_, index) => {
          const words = demoWords.products.kinds.find((one) => one.kind === kind.kind)!;
          const draft = {
            title: `${condition} ${index}`,
            description: "",
            priceCents: 1,
            details: { condition },
          };
          const made = writeVehicle({
            draft,
            words,
            shown: { look: "", form: "suv" },
            place: "Austin",
            today,
          });
          const { price } = kind.models.find(
            ({ make, model }) => make === made.details.brand && model === made.details.model,
          )!;
          return made.priceCents / 100 / price;
        }).sort((a, b) => a - b);
        expect(shares.at(-1)).toBeLessThan(1);
        expect(shares[0]).toBeGreaterThan(0.08);
        return shares[100]!;
      };
      expect(valueOf("used")).toBeLessThan(valueOf("like_new"));
    }
  });
});

describe("the desk of the demo accounts", () => {
  const hour = 3_600_000;
  const at = (moment: Date | string | undefined) =>
    Math.round((new Date(moment ?? 0).getTime() - now) / hour);
  const idOf = (name: string) => rows.users.find(({ username }) => username === name)!.id!;

  test("has open hours and appointments of the vendor around now, each in its own time", () => {
    const vendor = rows.vendors.find(({ userId }) => userId === idOf("demo-vendor"))!;
    expect(rows.appointment_hours.filter(({ vendorId }) => vendorId === vendor.id)).toHaveLength(1);
    const own = rows.viewings
      .filter(({ ownerId }) => ownerId === vendor.userId)
      .map(({ startsAt, heldUntil, ...row }) => ({ ...row, from: at(startsAt), to: at(heldUntil as Date) }))
      .sort((a, b) => a.from - b.from);
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(({ listingId }) => !listingId)).toHaveLength(2);
    for (const { from, status, createdAt } of own) {
      expect(Math.abs(from)).toBeLessThan(5 * 24);
      expect(["done", "no_show"].includes(status!)).toBe(from < 0);
      expect(at(createdAt as Date)).toBeLessThan(Math.min(0, from));
    }
    own.slice(1).forEach(({ from }, index) => expect(from).toBeGreaterThanOrEqual(own[index]!.to));
    const homes = rows.listings.filter(({ id }) => own.some(({ listingId }) => listingId === id));
    expect(homes.map(({ vendorId, state, status }) => [vendorId, state, status])).toEqual([
      [vendor.id, vendor.state, "approved"],
    ]);
  });

  test("holds a message of which others got as many copies as it says", () => {
    const [held, ...more] = rows.held_messages;
    expect(more).toEqual([]);
    const { senderId, text, copies } = held!;
    const sent = rows.messages.filter((one) => one.senderId === senderId && one.text === text);
    expect(sent).toHaveLength(copies);
    for (const { createdAt } of [held!, ...sent]) expect(at(createdAt as Date)).toBeGreaterThan(-12);
  });

  test("has saved jobs that are open or filled, and not applied for", () => {
    const customer = idOf("demo-customer");
    const saved = rows.saved_jobs.filter(({ userId }) => userId === customer);
    const jobs = saved.map(({ jobId }) => rows.jobs.find(({ id }) => id === jobId)!);
    expect(jobs.map(({ status }) => status).sort()).toEqual(["filled", "open", "open", "open", "open"]);
    expect(jobs.filter(({ posterId }) => posterId === customer)).toEqual([]);
    saved.forEach(({ facts }, index) => expect(facts).toMatchObject({ title: jobs[index]!.title }));
  });

  test("has a log of a webhook that calls no address any more", () => {
    const [webhook] = rows.webhook_endpoints;
    expect(webhook).toMatchObject({ disabledReason: "owner" });
    const log = rows.webhook_deliveries.filter(({ endpointId }) => endpointId === webhook!.id);
    expect(new Set(log.map(({ status }) => status))).toEqual(new Set(["delivered", "failed"]));
    for (const { createdAt, attemptedAt } of log) {
      expect(at(createdAt as Date)).toBeLessThanOrEqual(at(attemptedAt as Date));
      expect(at(attemptedAt as Date)).toBeLessThan(at(webhook!.disabledAt as Date));
    }
  });
});

test("builds no basements where the ground is flat", () => {
  const flat = rows.listings.filter(({ state }) => ["FL", "TX", "LA", "CA", "AZ"].includes(state ?? ""));
  const homes = flat.filter(({ propertyType }) => propertyType);
  expect(homes.length).toBeGreaterThan(30);
  expect(homes.filter(({ title, description }) => /basement/.test(`${title} ${description}`))).toEqual([]);
});
