import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { listModeratedAds } from "@/lib/advertisements/moderation.queries";
import { listOwnApplications } from "@/lib/applications/queries";
import { listIssuedLinks } from "@/lib/auth/credentials/issued.queries";
import { listFavorites } from "@/lib/favorites/queries";
import { listOwnDeals } from "@/lib/messages/deals/own-deals.queries";
import { listMyJobs } from "@/lib/jobs/desk/editing.queries";
import { listPendingJobs } from "@/lib/jobs/moderation/pending.queries";
import { listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { listMails } from "@/lib/notifications/outbox/outbox.queries";
import { listReportedThings } from "@/lib/reports/moderation.queries";
import { listModeratedReviews } from "@/lib/reviews/moderation.queries";
import { reviewStatuses } from "@/lib/reviews/rules";
import { listRequestedRewards } from "@/lib/rewards/moderation.queries";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments/payments.queries";
import { listSubscribers } from "@/lib/subscriptions/subscribers/subscribers.queries";
import { listVendorsForReview } from "@/lib/vendors/moderation/moderation.queries";
import type { ListRead } from "./list-read";

type Read = ListRead["read"];

const limit = 20;

const searchesFor = (search: string): Record<string, Read> => ({
  people: (_, cursor) => listAccountsForReview({ search, limit, cursor }),
  vendors: (_, cursor) => listVendorsForReview({ search, limit, cursor }),
  subscriptions: (_, cursor) => listSubscribers({ search, limit, cursor }),
  "pending payments": (_, cursor) => listPaymentsOfVendors({ status: "pending", search, limit, cursor }),
  "paid payments": (_, cursor) => listPaymentsOfVendors({ status: "paid", search, limit, cursor }),
  "requested rewards": (_, cursor) => listRequestedRewards({ status: "requested", search, limit, cursor }),
  "reset links": (_, cursor) => listIssuedLinks({ search, limit, cursor }),
  mails: (_, cursor) => listMails({ search, limit, cursor }),
  "listings in review": (_, cursor) => listPendingListings({ kind: "all", search, limit, cursor }),
  "jobs in review": (_, cursor) => listPendingJobs({ search, limit, cursor }),
  advertisements: (_, cursor) => listModeratedAds({ status: "ended", search, limit, cursor }),
  "reported items": (_, cursor) => listReportedThings({ search, limit, cursor }),
  ...Object.fromEntries(
    reviewStatuses.map((status): [string, Read] => [
      `${status} reviews`,
      (_, cursor) => listModeratedReviews({ status, search, limit, cursor }),
    ]),
  ),
});

const searches: Record<string, Read> = {
  ...searchesFor("vendor-77"),
  "mails without a match": () => listMails({ search: "no such subject", limit }),
  favorites: ({ customer }, cursor) => listFavorites(customer, { search: "oak", limit, cursor }),
  "own jobs": ({ vendorUser }, cursor) => listMyJobs({ id: vendorUser }, { search: "cook", cursor }),
  "own deals": ({ vendorUser }, cursor) =>
    listOwnDeals(vendorUser, { side: "sales", search: "oak", limit, cursor }),
  "own applications": ({ customer }, cursor) =>
    listOwnApplications({ id: customer }, { search: "cook", cursor }),
};

const everybodys = "mail.example";

/** Searches by a string in every email address. Only pending vendors are included because only these are indexed. */
const frequentSearches: Record<string, Read> = {
  ...searchesFor(everybodys),
  vendors: (_, cursor) => listVendorsForReview({ status: "pending", search: everybodys, limit, cursor }),
};

const businesses = searchesFor("studio");

const businessSearches = [
  "people",
  "requested rewards",
  "reset links",
  "jobs in review",
  "published reviews",
] as const;

const maxSortedMatches = 1000;
const firstReviews = 2000;

export const findReads: readonly ListRead[] = [
  ...Object.entries(searches).map(([name, read]): ListRead => ({
    name: `search in ${name}`,
    bar: "desk-search",
    read,
    sorted: maxSortedMatches,
    pages: name === "listings in review" ? 1500 : undefined,
  })),
  ...businessSearches.map((name): ListRead => ({
    name: `search in ${name} by a common business name`,
    bar: "desk-search",
    read: businesses[name]!,
    sorted: name === "published reviews" ? firstReviews : maxSortedMatches,
  })),
  // Reads each list in order until a page is full.
  ...Object.entries(frequentSearches).map(([name, read]): ListRead => ({
    name: `search in ${name} by a frequent name`,
    bar: "desk-search",
    read,
  })),
];
