import { vendorRow } from "@/prisma/factories/rows";
import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { demoWords, type Place, type VendorWords } from "../words";
import { day, type WithId, type World } from "../world";
import type { Registry, People, Person } from "./people";

export type Shop = {
  row: WithId<Prisma.VendorCreateManyInput>;
  words: VendorWords;
  places: readonly Place[];
  user: Person;
};

const { cities } = demoWords.places;

const open = { open: "09:00", close: "18:00" };

function hoursOf(world: World): Record<string, unknown> {
  const { random } = world;
  const weekday = random.pick([open, { open: "08:00", close: "17:00" }, { open: "10:00", close: "19:00" }]);
  const saturday = random.pick([{ open: "10:00", close: "14:00" }, { open: "09:00", close: "13:00" }, null]);
  return { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat: saturday, sun: null };
}

type Details = {
  age: number;
  user: Person;
  places: readonly Place[];
  status?: VendorStatus;
  reason?: string | undefined;
};
type VendorStatus = "pending" | "approved" | "rejected" | "suspended";

function addVendor(world: World, words: VendorWords, admin: Person, details: Details): Shop {
  const { random } = world;
  const { age, user, status = "approved", reason } = details;
  const [place] = details.places;
  const isOpen = status === "approved" || status === "suspended";
  const submittedAt = world.ago(age);
  const decidedAt = new Date(submittedAt.getTime() + random.int(5, 40) * 3_600_000);
  const away = words.name === "Harborview Homes";
  const row = world.add("vendors", {
    ...vendorRow({
      userId: user.id,
      businessName: words.name,
      category: words.category,
      phone: user.phone ?? "555-010-4321",
      status,
      decisionReason: reason ?? null,
      submittedAt,
      approvedAt: isOpen ? decidedAt : null,
      logoImageId: words.logo ? (world.pictures(`logo/${words.logo}`)[0]?.id ?? null) : null,
      bannerImageId: words.banner ? (world.pictures(`banner/${words.banner}`)[0]?.id ?? null) : null,
      about: words.about,
      hours: hoursOf(world) as Prisma.InputJsonObject,
      city: place?.city ?? null,
      state: place?.state ?? null,
      verified: isOpen && random.chance(0.6),
      // Placeholders until the seed computes both from the conversations.
      medianReplySeconds: status === "approved" ? random.int(600, 60_000) : null,
      replyThreads: status === "approved" ? random.int(2, 60) : 0,
      ...(away
        ? { holidayUntil: world.ago(-9), holidayMessage: "We are sailing until the end of next week." }
        : {}),
      createdAt: submittedAt,
      updatedAt: decidedAt,
    }),
    id: makeId(random, age * day),
  });
  if (row.verified) Object.assign(row, { verifiedAt: decidedAt, verifiedById: admin.id });
  recordDecision(world, row, { admin, status, reason, submittedAt, decidedAt });
  return { row, words, places: details.places, user };
}

type Decision = {
  admin: Person;
  status: VendorStatus;
  reason: string | undefined;
  submittedAt: Date;
  decidedAt: Date;
};

function recordDecision(world: World, vendor: Shop["row"], decision: Decision): void {
  const { admin, status, reason, submittedAt, decidedAt } = decision;
  const decided = status !== "pending";
  const first = status === "rejected" ? "rejected" : "approved";
  world.add("vendor_applications", {
    id: makeId(world.random, world.now - submittedAt.getTime()),
    vendorId: vendor.id,
    businessName: vendor.businessName,
    category: vendor.category,
    phone: vendor.phone,
    note: "",
    status: decided ? first : "pending",
    reason: first === "rejected" && decided ? (reason ?? null) : null,
    submittedAt,
    updatedAt: decided ? decidedAt : submittedAt,
    decidedAt: decided ? decidedAt : null,
    decidedById: decided ? admin.id : null,
  });
  const moves: (readonly [VendorStatus, VendorStatus, Date, string | null])[] = [];
  if (decided) moves.push(["pending", first, decidedAt, first === "rejected" ? (reason ?? null) : null]);
  if (status === "suspended") moves.push(["approved", "suspended", world.ago(6), reason ?? null]);
  for (const [fromStatus, toStatus, createdAt, why] of moves) {
    world.add("vendor_events", {
      id: makeId(world.random, world.now - createdAt.getTime()),
      vendorId: vendor.id,
      actorId: admin.id,
      fromStatus,
      toStatus,
      reason: why,
      createdAt,
    });
  }
}

const demoShopWords: VendorWords = {
  name: "Juniper Street Market",
  category: "products",
  sells: ["electronics", "home", "fashion"],
  about:
    "A small shop on Juniper Street for things that last: cameras and radios, chairs and teapots, bags and boots. " +
    "We look at everything twice before it goes on the shelf.\n\nCome by on weekdays, or write; one of us three answers within the hour.",
  logo: "arches",
  banner: "shelf",
};

export function makeShops(world: World, people: People, enrol: Registry) {
  const { admin } = people;
  const agencies = demoWords.vendors.open.filter(({ category }) => category === "realestate").length;
  // The list of cities goes from state to neighboring state.
  const border = (agency: number) => Math.round((agency * cities.length) / agencies);
  const agencyPlaces = Array.from({ length: agencies }, (_, agency) =>
    cities.slice(border(agency), border(agency + 1)),
  );
  let agency = 0;
  const shops = demoWords.vendors.open.map((words, index): Shop => {
    // Some opened recently and are on trial.
    const age = index % 13 === 5 ? 8 + (index % 4) : 160 + ((index * 61) % 280);
    const isAgency = words.category === "realestate";
    const home = cities[(index * 29) % cities.length];
    const own = isAgency ? (agencyPlaces[agency++] ?? cities) : home ? [home] : [];
    return addVendor(world, words, admin, { age, user: enrol(age, { role: "vendor" }), places: own });
  });
  const austin = cities.filter(({ city }) => city === "Austin");
  const demo = addVendor(world, demoShopWords, admin, { age: 300, user: people.vendor, places: austin });
  Object.assign(demo.row, { verified: true, verifiedAt: demo.row.approvedAt, verifiedById: admin.id });
  const closed = demoWords.vendors.closed.map((words, index) => {
    const age = words.status === "pending" ? 1 + index : 30 + index * 20;
    const { status, reason } = words;
    const place = cities[(index * 13 + 5) % cities.length];
    return addVendor(world, words, admin, {
      age,
      user: enrol(age, { role: "vendor" }),
      places: place ? [place] : [],
      status,
      reason,
    });
  });
  addVendor(
    world,
    {
      name: "Shah Spice & Pantry",
      category: "products",
      sells: ["food"],
      about: "Spices roasted in small batches.",
    },
    admin,
    {
      age: 2,
      user: people.pending,
      places: austin,
      status: "pending",
    },
  );
  return { shops, demo, closed };
}

export type Shops = ReturnType<typeof makeShops>;
