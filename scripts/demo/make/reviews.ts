import { reviewRow } from "@/prisma/factories/rows";
import { makeId } from "../ids";
import { demoWords } from "../words";
import { day, type World } from "../world";
import { writeReply, writeReview, type ReviewSubject } from "../write/reviews";
import type { DemoListing } from "./listings";
import type { People, Person } from "./people";
import { addTalk, pickLines } from "./conversations";

const ratings: readonly (readonly [number, number])[] = [
  [5, 56],
  [4, 25],
  [3, 10],
  [2, 5],
  [1, 4],
];

type Status = "published" | "pending" | "rejected" | "hidden";

function reviewAge(world: World, { row }: DemoListing): number {
  const published = (world.now - (row.publishedAt as Date).getTime()) / day;
  return world.random.between(0.02, Math.max(0.03, published * 0.8));
}

export function aboutOf({ row: { category, details } }: DemoListing): ReviewSubject {
  return { category, ...(details as Omit<ReviewSubject, "category">) };
}

function addReview(
  world: World,
  offered: DemoListing,
  author: Person,
  more: { rating?: number; text?: string; status?: Status; picked?: boolean } = {},
): void {
  const { random } = world;
  if (!world.claim(`review ${offered.row.id} ${author.id}`)) return;
  const age = reviewAge(world, offered);
  const rating = more.rating ?? random.weighted(ratings);
  const status = more.status ?? "published";
  // A review requires a conversation with the vendor.
  addTalk(world, {
    about: { listingId: offered.row.id },
    starter: author,
    ownerId: offered.shop.user.id,
    lines: pickLines(world, offered, true),
    age: age + random.between(0.2, 2),
    closed: true,
  });
  const createdAt = world.ago(age);
  const replied = status === "published" && age > 0.5 && random.chance(rating <= 3 ? 0.6 : 0.35);
  world.add("reviews", {
    ...reviewRow({
      listingId: offered.row.id,
      vendorId: offered.shop.row.id,
      authorId: author.id,
      rating,
      text:
        more.text ??
        writeReview(random, aboutOf(offered), rating, (sentence) =>
          world.claim(`said ${offered.row.id} ${sentence}`),
        ),
      status,
      decisionReason:
        status === "rejected" ? "It names a private person; please write it without the name." : null,
      decidedAt: status === "pending" ? null : new Date(createdAt.getTime() + 3_600_000 * 0.4),
      replyText: replied ? writeReply(random, rating, author.firstName) : null,
      repliedAt: replied
        ? new Date(createdAt.getTime() + random.between(0.1, 0.9) * (world.now - createdAt.getTime()))
        : null,
      picked: more.picked ?? false,
      createdAt,
      updatedAt: createdAt,
    }),
    id: makeId(random, age * day),
  });
}

const reviewable = new Set(["approved", "reserved", "sold", "let"]);

export function makeReviews(
  world: World,
  { customers, customer }: People,
  offered: readonly DemoListing[],
): void {
  const { random } = world;
  const open = offered.filter(
    ({ row }) => reviewable.has(row.status ?? "") && world.now - (row.publishedAt as Date).getTime() > day,
  );
  for (const listing of open) {
    const popular = random.next();
    const most = listing.row.category === "realestate" ? 3 : 11;
    const count = popular < 0.48 ? 0 : Math.max(1, Math.round(((popular - 0.48) / 0.52) ** 3 * most));
    for (const author of random.some(customers, count)) addReview(world, listing, author);
  }
  const untouched = random.shuffle(open.filter(({ row }) => row.category !== "realestate"));
  const queue: readonly Status[] = [
    "pending",
    "pending",
    "pending",
    "pending",
    "pending",
    "pending",
    "rejected",
    "hidden",
  ];
  for (const status of queue) {
    const [listing, author] = [untouched.pop(), random.pick(customers)];
    if (listing) addReview(world, listing, author, { status });
  }
  for (const listing of random.some(untouched, 4)) addReview(world, listing, customer);
  pickStories(world, customers, open);
}

function pickStories(world: World, customers: readonly Person[], open: readonly DemoListing[]): void {
  const stories = ["products", "realestate", "services"] as const;
  const kinds = [/tractor/i, /house|home/i, /dog walking|pet sitting/i];
  stories.forEach((category, index) => {
    const fitting = open.filter(({ row }) => row.category === category);
    const listing = fitting.find(({ row }) => kinds[index]?.test(row.title)) ?? fitting[0];
    const author = customers[40 + index];
    const text = demoWords.reviews.successStories[index];
    if (listing && author && text) addReview(world, listing, author, { rating: 5, text, picked: true });
  });
}
