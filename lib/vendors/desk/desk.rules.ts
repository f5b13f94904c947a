import type { ListingStatus } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { Permission } from "@/lib/shared/permissions";
import type { DeskFacts, ListingCounts } from "./desk.contract";

export const deskStatuses: readonly ListingStatus[] = [
  "approved",
  "pending",
  "changes_requested",
  "rejected",
  "draft",
  "reserved",
  "paused",
  "expired",
  "sold",
  "let",
  "removed",
];

export const deskSorts = ["newest", "price_asc", "price_desc", "views"] as const;
export type DeskSort = (typeof deskSorts)[number];

export const deskSortNames: Record<DeskSort, string> = {
  newest: "Newest",
  price_asc: "Price low to high",
  price_desc: "Price high to low",
  views: "Most viewed",
};

export const deskPageSize = 25;
export const deskRecentCount = 5;

export const expirySoonDays = 7;

export function totalListings(counts: ListingCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export type DeskTodo = { id: string; text: string; href: string };

/** Permission that a to-do needs, by its id; the others are for everybody on the team. */
export const todoPermissions: Readonly<Record<string, Permission>> = {
  first: "price",
  about: "hire",
  reviews: "answer",
  payment: "pay",
  trial: "pay",
};

function listings(count: number, words: string): string {
  return `${count} ${count === 1 ? "listing" : "listings"} ${words}`;
}

export function deskTodos({ counts, expiringSoon }: DeskFacts): DeskTodo[] {
  const sentBack = (counts.changes_requested ?? 0) + (counts.rejected ?? 0);
  const drafts = counts.draft ?? 0;
  const todos: (DeskTodo | false)[] = [
    totalListings(counts) === 0 && {
      id: "first",
      text: "Create your first listing",
      href: hrefs.createListing(),
    },
    sentBack > 0 && {
      id: "sent-back",
      text: listings(sentBack, sentBack === 1 ? "needs your changes" : "need your changes"),
      href: hrefs.vendorListings(counts.changes_requested ? "changes_requested" : "rejected"),
    },
    expiringSoon > 0 && {
      id: "expiring",
      text: listings(expiringSoon, expiringSoon === 1 ? "ends within 7 days" : "end within 7 days"),
      href: hrefs.vendorListings("approved"),
    },
    drafts > 0 && {
      id: "drafts",
      text: listings(drafts, drafts === 1 ? "is still a draft" : "are still drafts"),
      href: hrefs.vendorListings("draft"),
    },
  ];
  return todos.filter((todo) => todo !== false);
}

type BusinessFacts = {
  unanswered: number;
  status: string;
  trialDaysLeft: number | null;
  rejectedAds: number;
  about: string;
};

export function businessTodos({
  unanswered,
  status,
  trialDaysLeft,
  rejectedAds,
  about,
}: BusinessFacts): DeskTodo[] {
  const todos: (DeskTodo | false)[] = [
    status === "past_due" && {
      id: "payment",
      text: "Payment for your plan is due",
      href: hrefs.subscription(),
    },
    unanswered > 0 && {
      id: "reviews",
      text: unanswered === 1 ? "1 review to answer" : `${unanswered} reviews to answer`,
      href: "#reviews",
    },
    rejectedAds > 0 && {
      id: "ads",
      text: rejectedAds === 1 ? "1 ad wasn’t approved" : `${rejectedAds} ads weren’t approved`,
      href: hrefs.vendorDesk("ads"),
    },
    trialDaysLeft !== null &&
      trialDaysLeft <= 7 && {
        id: "trial",
        text: trialDaysLeft === 1 ? "Your trial ends in 1 day" : `Your trial ends in ${trialDaysLeft} days`,
        href: hrefs.subscription(),
      },
    about === "" && {
      id: "about",
      text: "Tell customers who you are",
      href: hrefs.vendorDesk("profile"),
    },
  ];
  return todos.filter((todo) => todo !== false);
}

export type FirstStep = { id: string; text: string; hint: string; href: string; done: boolean };

/** Null once any listing was public. */
export function firstSteps({
  counts,
  about,
}: Pick<DeskFacts, "counts"> & { about: string }): FirstStep[] | null {
  const begun: readonly ListingStatus[] = ["draft", "pending", "changes_requested", "rejected"];
  const states = deskStatuses.filter((status) => (counts[status] ?? 0) > 0);
  if (states.some((status) => !begun.includes(status))) return null;
  return [
    {
      id: "about",
      text: "Tell customers who you are",
      hint: "A few sentences, your hours and a logo.",
      href: hrefs.vendorDesk("profile"),
      done: about !== "",
    },
    {
      id: "create",
      text: "Create your first listing",
      hint: "Photos, a price and what makes it stand out.",
      href: hrefs.createListing(),
      done: states.length > 0,
    },
    {
      id: "submit",
      text: "Submit it for review",
      hint: "We review every listing before it goes live.",
      href: states.length > 0 ? hrefs.vendorListings("draft") : hrefs.createListing(),
      done: states.some((status) => status !== "draft"),
    },
    {
      id: "live",
      text: "Go live",
      hint: "Your stats show up here with your first visitor.",
      href: hrefs.vendorListings(),
      done: false,
    },
  ];
}

export const firstStepTodos: readonly string[] = ["first", "about", "drafts"];
