import { z } from "zod";
import advertisements from "@/prisma/data/demo/advertisements.json";
import applications from "@/prisma/data/demo/applications.json";
import companies from "@/prisma/data/demo/companies.json";
import jobs from "@/prisma/data/demo/jobs.json";
import messages from "@/prisma/data/demo/messages.json";
import people from "@/prisma/data/demo/people.json";
import places from "@/prisma/data/demo/places.json";
import products from "@/prisma/data/demo/products.json";
import properties from "@/prisma/data/demo/properties.json";
import reviews from "@/prisma/data/demo/reviews.json";
import services from "@/prisma/data/demo/services.json";
import vehicles from "@/prisma/data/demo/vehicles.json";
import vendors from "@/prisma/data/demo/vendors.json";
import visits from "@/prisma/data/demo/visits.json";

export function list<T extends z.ZodType>(item: T) {
  return z.array(item).min(1).readonly();
}

export const text = z.string().trim().min(1);
const texts = list(text);
const optionalTexts = list(z.string());
const textOf = z.record(text, text);
const range = z.tuple([z.number().positive(), z.number().positive()]).readonly();

const place = z.strictObject({
  city: text,
  state: z.string().length(2),
  /** Home prices relative to the national average, which is 1. */
  homes: z.number().positive(),
  hoods: texts,
});

const vendor = z.strictObject({
  name: text,
  category: z.enum(["products", "services", "realestate"]),
  sells: texts,
  about: text,
  logo: text.optional(),
  banner: text.optional(),
});

const productKind = z.strictObject({
  kind: text,
  shop: text,
  subcategory: text,
  price: range,
  brands: texts,
  models: texts,
  nouns: texts,
  forms: z.record(text, texts).optional(),
  qualities: texts,
  details: texts,
});

const byCondition = z.strictObject({ new: texts, like_new: texts, used: texts, refurbished: texts });

const vehicleModel = z.strictObject({
  make: text,
  model: text,
  form: text.optional(),
  wmi: z.string().length(3).optional(),
  /** Dollars, as new. */
  price: z.number().positive(),
  firstYear: z.number().int(),
  nouns: texts,
  body: text,
  transmission: text.optional(),
  drivetrains: z.array(text).readonly(),
  fuels: texts,
});

const vehicleKind = z.strictObject({
  kind: text,
  milesPerYear: z.number().positive().optional(),
  models: list(vehicleModel),
});

const serviceKind = z.strictObject({
  kind: text,
  subcategory: text,
  titles: texts,
  extras: texts,
  pricing: z.enum(["hourly", "fixed", "from"]),
  price: range,
  durations: texts,
  includes: texts,
  about: texts,
});

const propertyKind = z.strictObject({
  type: text,
  group: z.enum(["home", "business", "land"]),
  names: texts,
  /** Square feet of the building; for land, of the lot. */
  area: range,
  perFoot: range,
  rentable: z.boolean(),
  adjectives: texts,
  features: texts,
  sentences: texts,
});

const company = z.strictObject({
  name: text,
  logo: text.optional(),
  /** Vendors hire where their business is. */
  city: text.optional(),
  size: z.number().int().positive(),
  roles: texts,
  about: text,
});

const jobField = z.strictObject({
  category: text,
  /** Title, minimum, and maximum salary in thousands of dollars a year. */
  titles: list(z.tuple([text, z.number(), z.number()]).readonly()),
  duties: texts,
  needs: texts,
});

export const line = z.tuple([z.enum(["starter", "owner"]), text]).readonly();
const threads = list(list(line));

const byMood = { good: texts, fair: texts, poor: texts };

export function read<T extends z.ZodType>(name: string, data: unknown, schema: T): z.infer<T> {
  const { success, data: valid, error } = schema.safeParse(data);
  if (!success) throw new Error(`prisma/data/demo/${name}.json: ${z.prettifyError(error)}`);
  return valid;
}

export const demoWords = {
  advertisements: read(
    "advertisements",
    advertisements,
    list(
      z.strictObject({
        picture: text,
        vendor: text,
        title: text,
        position: z.enum(["top", "middle", "bottom"]),
      }),
    ),
  ),
  applications: read(
    "applications",
    applications,
    z.strictObject({
      notes: z.strictObject({ openings: texts, experience: texts, availability: texts }),
      employerReplies: textOf,
      posterNotes: textOf,
    }),
  ),
  companies: read("companies", companies, list(company)),
  jobs: read(
    "jobs",
    jobs,
    z.strictObject({
      fields: list(jobField),
      commonNeeds: texts,
      intros: texts,
      offers: texts,
      endings: texts,
      screeningQuestions: list(z.strictObject({ text, kind: z.enum(["text", "yes_no", "number"]) })),
    }),
  ),
  messages: read(
    "messages",
    messages,
    z.strictObject({
      threads: z.strictObject({ products: threads, services: threads, realestate: threads }),
      jobThreads: threads,
      quickReplies: list(z.strictObject({ title: text, text })),
      offerNotes: texts,
    }),
  ),
  people: read(
    "people",
    people,
    z.strictObject({ firstNames: z.strictObject({ f: texts, m: texts }), lastNames: texts }),
  ),
  places: read("places", places, z.strictObject({ cities: list(place), streets: texts })),
  products: read(
    "products",
    products,
    z.strictObject({
      kinds: list(productKind),
      adjectives: byCondition,
      freshAdjectives: texts,
      openings: byCondition,
      handovers: z.strictObject({ both: texts, pickup: texts, delivery: texts }),
      closings: texts,
      usedOnly: texts,
    }),
  ),
  properties: read(
    "properties",
    properties,
    z.strictObject({
      kinds: list(propertyKind),
      surroundings: z.strictObject({ home: texts, business: texts, land: texts }),
      closings: z.strictObject({ sale: texts, rent: texts }),
      parking: z.strictObject({ business: texts, apartment: texts, house: texts }),
    }),
  ),
  reviews: read(
    "reviews",
    reviews,
    z.strictObject({
      subjects: list(z.strictObject({ of: texts, ...byMood })),
      openings: z.record(z.string(), optionalTexts),
      endings: z.strictObject({ good: optionalTexts, fair: optionalTexts, poor: optionalTexts }),
      caveats: texts,
      amends: texts,
      thanks: texts,
      regrets: texts,
      successStories: texts,
    }),
  ),
  services: read(
    "services",
    services,
    z.strictObject({ kinds: list(serviceKind), promises: texts, closings: texts }),
  ),
  vehicles: read(
    "vehicles",
    vehicles,
    z.strictObject({
      kinds: list(vehicleKind),
      openings: byCondition.omit({ new: true }),
      handovers: texts,
      closings: texts,
    }),
  ),
  vendors: read(
    "vendors",
    vendors,
    z.strictObject({
      open: list(vendor),
      closed: list(
        vendor.extend({ status: z.enum(["pending", "rejected", "suspended"]), reason: text.optional() }),
      ),
      nameParts: z.strictObject({
        first: texts,
        second: z.strictObject({ products: texts, services: texts, realestate: texts }),
      }),
    }),
  ),
  visits: read(
    "visits",
    visits,
    z.strictObject({
      searchTerms: texts,
      followUps: z.array(
        z.strictObject({ failed: z.string(), term: z.string(), visitors: z.number().int() }),
      ),
    }),
  ),
};

export type Place = z.infer<typeof place>;
export type VendorWords = z.infer<typeof vendor>;
export type ProductWords = z.infer<typeof productKind>;
export type VehicleModel = z.infer<typeof vehicleModel>;
export type ServiceWords = z.infer<typeof serviceKind>;
export type PropertyWords = z.infer<typeof propertyKind>;
export type JobWords = z.infer<typeof jobField>;
export type Company = z.infer<typeof company>;
export type Line = z.infer<typeof line>;
export type Mood = keyof typeof byMood;
export type Gender = keyof typeof demoWords.people.firstNames;
