import { statementDays } from "@/lib/cases/rules";
import { reviewRow } from "@/prisma/factories/rows";
import { makeId } from "../ids";
import { createRandom } from "../random";
import { deskWords } from "../desk-words";
import { day, type World } from "../world";
import { writeReview } from "../write/reviews";
import { addAgreement, availabilityLines, quoteLines, takeListing, type Deal } from "./agreements";
import type { DemoListing } from "./listings";
import type { People, Person } from "./people";
import { aboutOf } from "./reviews";

type CaseWords = (typeof deskWords.cases.cases)[number];
type Rating = (typeof deskWords.cases.ratings)[number];

const hour = 1 / 24;

function addCase(world: World, { admin }: People, { deal, words }: { deal: Deal; words: CaseWords }): void {
  const { random } = world;
  const sides = { starter: deal.starter.id, owner: deal.listing.shop.user.id };
  const { by, reason, openedDaysAgo, statements, outcome = null, outcomeText = null } = words;
  const id = makeId(random, openedDaysAgo * day);
  const isClosed = outcome !== null;
  world.add("deal_cases", {
    id,
    dealId: deal.id,
    openerId: sides[by],
    otherId: by === "starter" ? sides.owner : sides.starter,
    reason,
    status: isClosed ? "closed" : "open",
    statementsUntil: world.ago(openedDaysAgo - statementDays),
    outcome,
    outcomeText,
    createdAt: world.ago(openedDaysAgo),
    closedAt: isClosed ? world.ago(openedDaysAgo - 4) : null,
    closedById: isClosed ? admin.id : null,
  });
  statements.forEach(([author, text], index) => {
    const age = openedDaysAgo - index * 16 * hour;
    world.add("case_statements", {
      id: makeId(random, age * day),
      caseId: id,
      authorId: sides[author],
      text,
      createdAt: world.ago(age),
    });
  });
}

function addRating(world: World, { id, listing, starter, age }: Deal, { rating, text }: Rating): void {
  const { random } = world;
  if (!world.claim(`review ${listing.row.id} ${starter.id}`)) return;
  const createdAt = world.ago(age - 1);
  const vendorId = listing.shop.row.id;
  const ratingId = makeId(random, (age - 1) * day);
  world.add("buyer_ratings", {
    ...{
      id: ratingId,
      dealId: id,
      vendorId,
      buyerId: starter.id,
      rating,
      text,
      status: "published" as const,
    },
    ...{ publishAt: createdAt, createdAt, updatedAt: createdAt },
  });
  world.add("reviews", {
    ...reviewRow({
      ...{ listingId: listing.row.id, vendorId, authorId: starter.id, dealId: id, rating: 5 },
      text: writeReview(random, aboutOf(listing), 5),
      status: "published",
      decidedAt: createdAt,
      publishAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    }),
    id: makeId(random, (age - 1) * day),
  });
}

type Completion = { isOwn?: boolean; isService?: boolean; starter: Person | undefined; age: number };

function completeDeal(
  world: World,
  demo: Demo,
  { isOwn = false, isService = false, starter, age }: Completion,
) {
  const status = isOwn || isService ? "approved" : "sold";
  const category = isService ? "services" : "products";
  const listing = takeListing(
    world,
    demo.offered,
    ({ row, shop }) =>
      row.status === status &&
      row.category === category &&
      (shop.user.id === demo.people.vendor.id) === isOwn,
  );
  if (!listing || !starter) return null;
  const words = isService
    ? ({ before: quoteLines, by: "owner" } as const)
    : ({ before: availabilityLines, by: "starter" } as const);
  return addAgreement(world, { listing, starter, ...words, after: [], state: "completed", age });
}

type Demo = { people: People; offered: readonly DemoListing[] };

export function makeCases(shared: World, people: People, offered: readonly DemoListing[]): void {
  // A separate random sequence, so that the rest of the demo doesn't change.
  const world: World = { ...shared, random: createRandom("plaza demo cases") };
  const demo = { people, offered };
  const { customer, customers } = people;
  for (const [index, words] of deskWords.cases.cases.entries()) {
    const { about, openedDaysAgo } = words;
    const isOwn = about === "demo-vendor";
    const starter = isOwn ? customer : customers[index * 11 + 5];
    const age = openedDaysAgo + 2;
    const deal = completeDeal(world, demo, { isOwn, isService: about === "service", starter, age });
    if (deal) addCase(world, people, { deal, words });
  }
  for (const [index, rating] of deskWords.cases.ratings.entries()) {
    const deal = completeDeal(world, demo, { starter: customer, age: 19 + index * 15 });
    if (deal) addRating(world, deal, rating);
  }
}
