import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { listAds } from "@/lib/advertisements/desk.queries";
import { listModeratedAds } from "@/lib/advertisements/moderation.queries";
import { listRunningAds } from "@/lib/advertisements/queries";
import { listAudit, listAuditActions } from "@/lib/audit/queries";
import { listIssuedLinks } from "@/lib/auth/credentials/issued.queries";
import { readDevices } from "@/lib/auth/sessions/devices.queries";
import { listEventsAfter } from "@/lib/events/queries";
import { listSavedJobIds, listSavedJobs } from "@/lib/favorites/jobs.queries";
import { countFavorites, listFavoriteIds, listFavorites } from "@/lib/favorites/queries";
import { favoriteSorts } from "@/lib/favorites/rules";
import { listOwnApplications, readColumn } from "@/lib/applications/queries";
import { listHomepageChanges } from "@/lib/homepage/queries";
import { listSettingChanges } from "@/lib/settings/queries";
import { listMyJobs } from "@/lib/jobs/desk/editing.queries";
import { readJobWeek } from "@/lib/applications/week.queries";
import { listPendingJobs } from "@/lib/jobs/moderation/pending.queries";
import { listListings } from "@/lib/listings/catalog/list.queries";
import { getPlanUse } from "@/lib/listings/desk/limits.queries";
import { listImportRows, listImports } from "@/lib/listings/transfer/import.queries";
import { listAdminListings, listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { listBlocked } from "@/lib/messages/blocks/blocks.queries";
import { listImportMappings } from "@/lib/listings/transfer/mapping.queries";
import { listOwnDeals } from "@/lib/messages/deals/own-deals.queries";
import { listReceivedOffers } from "@/lib/messages/savers/saver-offers.queries";
import { getConversationDesk } from "@/lib/messages/inbox/desk.queries";
import { countUnread, listConversations, listMessages } from "@/lib/messages/threads/thread.queries";
import { listQuickReplies } from "@/lib/messages/inbox/quick-replies.queries";
import { countUnreadNotifications, listNotifications } from "@/lib/notifications/center/center.queries";
import { listMails } from "@/lib/notifications/outbox/outbox.queries";
import { findThings } from "@/lib/platform/find.queries";
import { countVendors, getAdminDesk } from "@/lib/platform/overview.queries";
import { countDueReviews, listDueReviews, listOwnReviews } from "@/lib/reviews/due.queries";
import { listModeratedReviews } from "@/lib/reviews/moderation.queries";
import { listBlockedWords } from "@/lib/reports/blocked-words.queries";
import { listReportedThings } from "@/lib/reports/moderation.queries";
import { listUnanswered } from "@/lib/reviews/reply.queries";
import { listReasonTemplates } from "@/lib/reports/templates.queries";
import { listCatalogItems } from "@/lib/rewards/catalog.queries";
import { listRequestedRewards } from "@/lib/rewards/moderation.queries";
import { getRewards, listRewardChoices, listRewardEntries } from "@/lib/rewards/queries";
import {
  countSavedSearches,
  listNewListings,
  listNewMatches,
  listSavedSearches,
} from "@/lib/searches/queries";
import { listSitemaps, readSitemap } from "@/lib/seo/queries";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { listSubcategoriesOf } from "@/lib/subcategories/queries";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments/payments.queries";
import { listPlans, readSubscription } from "@/lib/subscriptions/billing/plan.queries";
import { countSubscribers, listSubscribers } from "@/lib/subscriptions/subscribers/subscribers.queries";
import { getVendorDesk, listDeskListings } from "@/lib/vendors/desk/desk.queries";
import { deskSorts } from "@/lib/vendors/desk/desk.rules";
import { listVendorsForReview } from "@/lib/vendors/moderation/moderation.queries";
import { readTrends } from "@/lib/vendors/desk/trends.queries";
import { getLiveVisitors, getStatistics, getToday } from "@/lib/visits/statistics.queries";
import { lastDays } from "@/lib/visits/statistics.rules";
import { viewerOf, type ListRead, type Subjects } from "./list-read";

function ownerOf(subjects: Subjects): Viewer {
  return { ...viewerOf(subjects, "vendor"), vendorId: subjects.vendor, businessRole: "owner" };
}

/** No import exists in this database, so the read fails; its statement still has a plan. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

/** Maximum rows to sort for one person's data if no index provides the order. */
const maxRowsPerPerson = 1000;

const limit = 20;

type Read = ListRead["read"];

const own: Record<string, Read> = {
  "ids of favorites": ({ customer }) => listFavoriteIds(customer),
  "ids of saved jobs": ({ customer }) => listSavedJobIds(customer),
  "saved jobs": ({ customer }, cursor) => listSavedJobs(customer, { limit, cursor }),
  "counts of favorites": ({ customer }) => countFavorites(customer),
  "what conversations wait for": ({ vendorUser }) => getConversationDesk(vendorUser),
  "number of reviews to write": ({ customer }) => countDueReviews(customer),
  "reviews to write": ({ customer }) => listDueReviews(customer),
  "own reviews": ({ customer }, cursor) => listOwnReviews(customer, { limit, cursor }),
  "a vendor's desk": ({ vendor }) => getVendorDesk(vendor),
  "a vendor's trends": ({ vendor }) => readTrends(vendor, 30),
  "a vendor's use of the plan": ({ vendor }) => getPlanUse(vendor),
  "a vendor's subscription": ({ vendor }) => readSubscription(vendor),
  "reviews without an answer": ({ vendor }) => listUnanswered(vendor, 5),
  "a vendor's advertisements": ({ vendor }, cursor) => listAds({ vendorId: vendor, limit, cursor }),
  "a vendor's paused listings": (subjects, cursor) =>
    listListings({ status: "paused", vendor: subjects.vendor, cursor }, viewerOf(subjects, "admin")),
  "a person's jobs": (subjects, cursor) => listMyJobs({ id: subjects.vendorUser }, { cursor }),
  "a job's week": ({ home }) => readJobWeek(home),
  "a job's applications in a state": ({ home }) =>
    readColumn({ jobId: home, status: "submitted", limit: 50 }),
  "a person's applications": ({ customer }, cursor) => listOwnApplications({ id: customer }, { cursor }),
  "columns of imports": ({ vendor }) => listImportMappings(vendor),
  imports: (subjects) => listImports(ownerOf(subjects)),
  "rows of an import": async (subjects) => {
    const query = { errors: false, limit };
    await listImportRows({ id: subjects.vendor, viewer: ownerOf(subjects), query }).catch(ignoreMissing);
  },
  "an inbox": (subjects, cursor) =>
    listConversations(viewerOf(subjects, "vendor"), { box: "all", limit, cursor }),
  "unread conversations": (subjects, cursor) =>
    listConversations(viewerOf(subjects, "vendor"), { box: "unread", limit, cursor }),
  "messages of a conversation": async (subjects, cursor) => {
    const id = subjects.listing;
    await listMessages(viewerOf(subjects, "vendor"), id, { limit, cursor }).catch(ignoreMissing);
  },
  "a buyer's deals": ({ customer }, cursor) => listOwnDeals(customer, { side: "purchases", limit, cursor }),
  "a seller's deals": ({ vendorUser }, cursor) => listOwnDeals(vendorUser, { side: "sales", limit, cursor }),
  "offers for favorites": ({ customer }) => listReceivedOffers(customer),
  "open offers": ({ vendorUser: id }, cursor) =>
    listOwnDeals(id, { side: "sales", state: "open", limit, cursor }),
  "blocked people": ({ vendorUser }) => listBlocked(vendorUser),
  "quick replies": ({ vendorUser }) => listQuickReplies(vendorUser),
  "unread messages": ({ vendorUser }) => countUnread(vendorUser),
  "live events": ({ customer }) => listEventsAfter(customer, 0),
  notifications: ({ customer }, cursor) => listNotifications(customer, { limit, cursor }),
  "unread notifications": ({ customer }) => countUnreadNotifications(customer),
  "a person's points": (subjects) => getRewards(viewerOf(subjects, "vendor")),
  "a person's ledger": ({ customer }, cursor) => listRewardEntries(customer, { limit, cursor }),
  "what a reward is used for": ({ vendor }) => listRewardChoices(vendor),
  "counts of saved searches": ({ customer }) => countSavedSearches(customer),
  "saved searches": ({ customer }) => listSavedSearches(customer),
  "what is new in a saved search": ({ customer }) =>
    listNewListings({ id: customer, seenAt: new Date(0).toISOString() }),
  "new matches of all saved searches": ({ customer }) => listNewMatches(customer, 4),
  devices: (subjects) => readDevices(viewerOf(subjects, "vendor")),
};

const queues: Record<string, Read> = {
  "pending listings, by the API": (subjects, cursor) =>
    listListings({ status: "pending", sort: "oldest", cursor }, viewerOf(subjects, "admin")),
  "every listing, for admins": (_, cursor) => listAdminListings({ limit, cursor }),
  "paused listings, for admins": (_, cursor) => listAdminListings({ status: "paused", limit, cursor }),
  "vendors that wait": (_, cursor) => listVendorsForReview({ status: "pending", limit, cursor }),
  "reviews that wait": (_, cursor) => listModeratedReviews({ status: "pending", limit, cursor }),
  "published reviews": (_, cursor) => listModeratedReviews({ status: "published", limit, cursor }),
  "hidden reviews": (_, cursor) => listModeratedReviews({ status: "hidden", limit, cursor }),
  "payments that wait": (_, cursor) => listPaymentsOfVendors({ status: "pending", limit, cursor }),
  "paid payments": (_, cursor) => listPaymentsOfVendors({ status: "paid", limit, cursor }),
  "plans that can be ordered": () => listPlans(),
  "requested rewards": (_, cursor) => listRequestedRewards({ status: "requested", limit, cursor }),
  "the outbox": (_, cursor) => listMails({ limit, cursor }),
  "the audit log": (_, cursor) => listAudit({ limit, cursor }),
  "issued reset links": (_, cursor) => listIssuedLinks({ limit, cursor }),
  "actions of the audit log": () => listAuditActions(),
  "changes of the homepage": () => listHomepageChanges(),
  "changes of settings": () => listSettingChanges(),
  "audited things": ({ listing }, cursor) => listAudit({ thing: listing, limit, cursor }),
  "suspended accounts": (_, cursor) => listAccountsForReview({ status: "suspended", limit, cursor }),
};

export const deskReads: readonly ListRead[] = [
  ...Object.entries(own).map(([name, read]): ListRead => ({
    name,
    bar: "desk",
    read,
    sorted: maxRowsPerPerson,
  })),
  ...favoriteSorts.map((sort): ListRead => ({
    name: `favorites by ${sort}`,
    bar: "desk",
    read: ({ customer }, cursor) => listFavorites(customer, { limit, cursor, sort }),
    sorted: maxRowsPerPerson,
  })),
  ...deskSorts.map((sort): ListRead => ({
    name: `a vendor's listings by ${sort}`,
    bar: "desk",
    read: ({ vendor }, cursor) => listDeskListings({ vendorId: vendor, sort, cursor }),
    sorted: maxRowsPerPerson,
  })),
  {
    name: "a vendor's listings by name",
    bar: "desk-search",
    read: ({ vendor }, cursor) => listDeskListings({ vendorId: vendor, search: "a", cursor }),
    sorted: maxRowsPerPerson,
  },
  ...Object.entries(queues).map(([name, read]): ListRead => ({ name, bar: "desk", read })),
  // Collects waiting listings by index, then takes those that have waited longest.
  { name: "admin search", bar: "desk", read: () => findThings("garden"), sorted: 500, pages: 600 },
  {
    name: "listings of one vendor, for admins",
    bar: "desk",
    read: ({ vendor }, cursor) => listAdminListings({ vendor, limit, cursor }),
    sorted: maxRowsPerPerson,
  },
  // For each ad, checks up to two hundred listings that use its picture.
  {
    name: "pending advertisements",
    bar: "desk",
    read: (_, cursor) => listModeratedAds({ status: "pending", limit, cursor }),
    sorted: 200,
  },
  // While few emails fail, sorting them costs less than their index.
  {
    name: "failed emails",
    bar: "desk",
    read: (_, cursor) => listMails({ status: "failed", limit, cursor }),
    sorted: 10_000,
  },
  // A random choice among all running ads.
  { name: "running ads", bar: "desk", read: () => listRunningAds("top"), sorted: maxRowsPerPerson },
  // Counts failed emails the same way.
  { name: "an admin's desk", bar: "desk", read: () => getAdminDesk(), sorted: 10_000 },
  // Counts up to a cap, which is most accounts, because there are fewer accounts than listings.
  {
    name: "accounts",
    bar: "desk",
    read: (_, cursor) => listAccountsForReview({ limit, cursor }),
    whole: ["users"],
  },
  // Counts up to a cap.
  {
    name: "subscriptions",
    bar: "desk",
    read: (_, cursor) => listSubscribers({ limit, cursor }),
    index: "subscriptions_created_at_id_idx",
    whole: ["subscriptions"],
  },
  {
    name: "subscriptions by status",
    bar: "desk",
    read: (_, cursor) => listSubscribers({ status: "active", limit, cursor }),
    whole: ["subscriptions"],
  },
  {
    name: "subscriptions by plan",
    bar: "desk",
    read: (_, cursor) => listSubscribers({ plan: "pro", limit, cursor }),
    whole: ["subscriptions"],
  },
  {
    name: "subscription counts",
    bar: "desk",
    read: () => countSubscribers({}),
    whole: ["subscriptions"],
  },
  { name: "vendor counts", bar: "desk", read: () => countVendors(), whole: ["vendors", "users"] },
  // The queue is short here, so sorting beats the index; lib/platform/queues tests ten thousand.
  {
    name: "listing moderation queue",
    bar: "desk",
    read: (_, cursor) => listPendingListings({ kind: "all", limit, cursor }),
    sorted: maxRowsPerPerson,
  },
  {
    name: "job moderation queue",
    bar: "desk",
    read: (_, cursor) => listPendingJobs({ limit, cursor }),
    sorted: maxRowsPerPerson,
  },
  // Groups reports by subject; moderation keeps the queue short.
  {
    name: "reported items",
    bar: "desk",
    read: (_, cursor) => listReportedThings({ limit, cursor }),
    sorted: 100_000,
  },
  {
    name: "visitors on the site now",
    bar: "desk",
    read: () => getLiveVisitors(),
    index: "visits_last_seen_at_idx",
  },
  // Each day has a row per page, listing, source…; groups a month of them.
  {
    name: "monthly statistics",
    bar: "desk",
    read: () => getStatistics({ ...lastDays(getToday(), 30), compare: "previous" }),
    index: "visit_days_dimension_day_visits_idx",
    sorted: 100_000,
  },
  // Tables of a few hundred rows.
  { name: "reason templates", bar: "desk", read: () => listReasonTemplates() },
  { name: "blocked words", bar: "desk", read: () => listBlockedWords(), sorted: maxRowsPerPerson },
  { name: "reward catalog", bar: "desk", read: () => listCatalogItems() },
  { name: "subcategories with counts", bar: "desk", read: () => listSubcategoriesOf("products") },
  // A sitemap is named after every 20,000th vendor or job and has as many URLs.
  {
    name: "sitemap index",
    bar: "desk",
    read: () => listSitemaps(),
    sorted: 100_000,
    whole: ["vendors", "jobs"],
  },
  {
    name: "sitemap",
    bar: "desk",
    read: () => readSitemap("listings-0.xml"),
    sorted: 20_000,
    whole: ["listings"],
  },
];
