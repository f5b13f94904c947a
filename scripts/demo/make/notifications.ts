import { stepNotice } from "@/lib/applications/copy";
import { favoriteNotice } from "@/lib/favorites/alerts.copy";
import { noticeOf, type NoticeKind } from "@/lib/listings/desk/notices.copy";
import { messageCopy } from "@/lib/messages/copy";
import { reviewerName } from "@/lib/reviews/rules";
import { alertOf } from "@/lib/searches/alerts/copy";
import { hrefs } from "@/lib/shared/hrefs";
import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { createRandom } from "../random";
import { day, type World } from "../world";
import type { DemoListing } from "./listings";
import type { People } from "./people";

type Bell = Pick<Prisma.NotificationCreateManyInput, "type" | "title" | "href"> & {
  body: string;
  at: Date;
  read?: true;
};

function nameOf({ rows }: World, userId: string): string {
  const shop = rows.vendors.find((vendor) => vendor.userId === userId);
  const person = rows.users.find(({ id }) => id === userId);
  return shop?.businessName ?? reviewerName(person?.firstName ?? "", person?.lastName ?? "");
}

function talkBell(world: World, userId: string, type: "message" | "offer"): Bell | undefined {
  const { conversations, offers } = world.rows;
  const isOffered = new Set(
    offers.flatMap(({ conversationId, status, proposedById }) =>
      status === "open" && proposedById !== userId ? [conversationId] : [],
    ),
  );
  const talk = conversations
    .filter(({ id, starterId, ownerId, starterUnread, ownerUnread, jobId }) => {
      const unread = starterId === userId ? starterUnread : ownerId === userId ? ownerUnread : 0;
      return Number(unread) > 0 && !jobId && isOffered.has(String(id)) === (type === "offer");
    })
    .sort((a, b) => Number(b.lastMessageAt) - Number(a.lastMessageAt))[0];
  if (!talk) return undefined;
  const name = nameOf(world, talk.starterId === userId ? talk.ownerId : talk.starterId);
  return {
    type,
    title: type === "offer" ? name : messageCopy.notice(name),
    body: talk.lastMessageText ?? "",
    href: hrefs.messages(talk.id),
    at: talk.lastMessageAt as Date,
  };
}

function dropBell(world: World, userId: string, offered: readonly DemoListing[]): Bell | undefined {
  const saved = new Map(
    world.rows.favorites.flatMap((favorite) =>
      favorite.userId === userId ? [[favorite.listingId, Number(favorite.priceCents)] as const] : [],
    ),
  );
  const found = offered.find(
    ({ row }) => row.status === "approved" && Number(row.priceCents) < (saved.get(String(row.id)) ?? 0),
  );
  if (!found) return undefined;
  const { id = "", title, priceCents } = found.row;
  const savedCents = saved.get(id) ?? 0;
  const news = { kind: "price_drop", listingId: id, title, cents: Number(priceCents), savedCents } as const;
  return { type: "price_drop", ...favoriteNotice(news), at: world.ago(0.6) };
}

function searchBell(world: World, userId: string, offered: readonly DemoListing[]): Bell | undefined {
  const { saved_searches: searches, saved_search_matches: matches } = world.rows;
  const search = searches.find((one) => one.userId === userId && one.frequency === "instant");
  const match = matches
    .filter(({ searchId }) => searchId === search?.id)
    .sort((a, b) => Number(b.notifiedAt) - Number(a.notifiedAt))[0];
  const listing = offered.find(({ row }) => row.id === match?.listingId)?.row;
  if (!search?.id || !match || !listing) return undefined;
  const items = [{ title: listing.title, line: listing.title }];
  return {
    type: "saved_search",
    ...alertOf("listings", [{ name: search.name, href: hrefs.savedSearch(search.id), items }]),
    at: match.notifiedAt as Date,
  };
}

function applicationBell(world: World, userId: string): Bell | undefined {
  const { job_applications: applications, jobs } = world.rows;
  const moved = applications.find(
    ({ applicantId, status }) => applicantId === userId && status !== "submitted" && status !== "withdrawn",
  );
  const job = jobs.find(({ id }) => id === moved?.jobId);
  if (!moved?.status || !job) return undefined;
  const facts = { jobTitle: job.title, path: hrefs.myApplications(), to: moved.status, reason: "" };
  const { title, body, path: href } = stepNotice(facts);
  return { type: "application", title, body, href, at: moved.updatedAt as Date, read: true };
}

function reviewBell(
  world: World,
  vendorId: string | undefined,
  offered: readonly DemoListing[],
): Bell | undefined {
  const review = world.rows.reviews
    .filter((one) => one.vendorId === vendorId && one.status === "published")
    .sort((a, b) => Number(b.createdAt) - Number(a.createdAt))[0];
  const title = offered.find(({ row }) => row.id === review?.listingId)?.row.title;
  if (!review || !title) return undefined;
  return {
    type: "review",
    title: `New ${review.rating}-star review of ${title}`,
    body: review.text,
    href: hrefs.vendorDashboard(),
    at: review.createdAt as Date,
  };
}

function listingBell(kind: NoticeKind, listing: DemoListing["row"] | undefined, at: Date): Bell | undefined {
  if (!listing?.id) return undefined;
  const { id, title, decisionReason, expiresAt } = listing;
  const facts = {
    id,
    title,
    reason: kind === "changes-requested" ? (decisionReason ?? "") : "",
    expiresAt: expiresAt ? (expiresAt as Date).toISOString() : null,
  };
  const type = kind === "expiring" ? "expiry" : "listing_decision";
  return { type, ...noticeOf(kind, facts), at, ...(kind === "approved" ? { read: true } : {}) };
}

export function makeBells(world: World, { customer, vendor }: People, offered: readonly DemoListing[]): void {
  const random = createRandom("plaza demo bells");
  const mine = offered.flatMap(({ shop, row }) => (shop.user.id === vendor.id ? [row] : []));
  const with7Days = (row: DemoListing["row"]) => {
    const left = row.expiresAt ? ((row.expiresAt as Date).getTime() - world.now) / day : 0;
    return row.status === "approved" && left > 0 && left <= 7;
  };
  const live = mine.find(({ status }) => status === "approved");
  const vendorId = offered.find(({ shop }) => shop.user.id === vendor.id)?.row.vendorId;
  const bells: readonly (readonly [string, readonly (Bell | undefined)[]])[] = [
    [
      customer.id,
      [
        dropBell(world, customer.id, offered),
        talkBell(world, customer.id, "message"),
        talkBell(world, customer.id, "offer"),
        searchBell(world, customer.id, offered),
        applicationBell(world, customer.id),
      ],
    ],
    [
      vendor.id,
      [
        talkBell(world, vendor.id, "offer"),
        talkBell(world, vendor.id, "message"),
        reviewBell(world, vendorId, offered),
        listingBell(
          "changes-requested",
          mine.find(({ status }) => status === "changes_requested"),
          world.ago(2.2),
        ),
        listingBell("approved", live, (live?.publishedAt as Date | undefined) ?? world.ago(3)),
        listingBell("expiring", mine.find(with7Days), world.ago(0.5)),
      ],
    ],
  ];
  for (const [userId, notes] of bells) {
    for (const note of notes) {
      if (!note) continue;
      const { at, read, ...bell } = note;
      const age = world.now - at.getTime();
      world.add("notifications", {
        ...bell,
        id: makeId(random, age),
        userId,
        readAt: read ? new Date(at.getTime() + age * 0.3) : null,
        createdAt: at,
      });
    }
  }
}
