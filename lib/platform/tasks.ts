import "server-only";
import { finishAccounts } from "@/lib/account/erasure.tasks";
import { endSuspensions } from "@/lib/account/suspensions.tasks";
import { sendReminders } from "@/lib/appointments/reminders.tasks";
import { scheduleAds, sweepAdHits } from "@/lib/advertisements/schedule.tasks";
import { notifyApplicants, sweepResumes } from "@/lib/applications/endings.tasks";
import { remindUnansweredCases } from "@/lib/cases/reminders.tasks";
import { reencryptSecondStepKeys } from "@/lib/auth/credentials/reencryption.tasks";
import { mailResetLink } from "@/lib/auth/credentials/reset.tasks";
import { sweepUploads } from "@/lib/documents/tasks";
import { alertFavorites, alertSavedJobs } from "@/lib/favorites/tasks";
import { catchUpAvif, catchUpFingerprints, makeAvifVariants } from "@/lib/images/tasks";
import { expireJobs } from "@/lib/jobs/desk/expiry.tasks";
import { weeklyJobReports } from "@/lib/applications/week.tasks";
import { expireListings } from "@/lib/listings/desk/expiry.tasks";
import { endFeatured } from "@/lib/listings/desk/featured.tasks";
import { alertLowStock } from "@/lib/listings/desk/stock.tasks";
import { importListings } from "@/lib/listings/transfer/import.tasks";
import { publishDealReviews } from "@/lib/messages/deals/ratings.tasks";
import { settleOffers } from "@/lib/messages/deals/offers.tasks";
import { announceRelistings } from "@/lib/messages/deals/relisting.tasks";
import { notifySavers } from "@/lib/messages/savers/sending.tasks";
import { deliverDeferredNotices } from "@/lib/notifications/notify/deferred.tasks";
import { deliverMail, mailDigests, encryptMails } from "@/lib/notifications/mail/mail.tasks";
import { deliverPushes } from "@/lib/notifications/push/push.tasks";
import { creditAuthors } from "@/lib/reviews/published.tasks";
import { expirePoints } from "@/lib/rewards/tasks";
import { refreshSearchTables } from "@/lib/search/index/tasks";
import { mailSearchDigests, matchSearches } from "@/lib/searches/alerts/tasks";
import type { Task } from "@/lib/server/queue";
import {
  closeStripeCheckout,
  followStripeReversal,
  priceStripe,
  refundStripe,
  rollSubscriptions,
  settleStripe,
  mailPlanPrices,
} from "@/lib/subscriptions/billing/tasks";
import { refreshVendorTrust } from "@/lib/vendors/trust.tasks";
import { deliverWebhooks, enqueueOverdueWebhooks, reencryptWebhookSecrets } from "@/lib/webhooks/tasks";
import { updateVisitRollups } from "@/lib/visits/rollup.tasks";
import { sweepExpired } from "./cleanup.tasks";

export const allTasks: readonly Task[] = [
  catchUpAvif,
  catchUpFingerprints,
  makeAvifVariants,
  sweepUploads,
  deliverMail,
  deliverPushes,
  mailDigests,
  encryptMails,
  deliverDeferredNotices,
  mailResetLink,
  reencryptSecondStepKeys,
  endSuspensions,
  finishAccounts,
  expireListings,
  expireJobs,
  weeklyJobReports,
  notifyApplicants,
  sweepResumes,
  endFeatured,
  alertLowStock,
  importListings,
  settleOffers,
  publishDealReviews,
  sendReminders,
  remindUnansweredCases,
  announceRelistings,
  notifySavers,
  expirePoints,
  creditAuthors,
  refreshSearchTables,
  matchSearches,
  mailSearchDigests,
  alertFavorites,
  alertSavedJobs,
  sweepExpired,
  rollSubscriptions,
  mailPlanPrices,
  settleStripe,
  followStripeReversal,
  priceStripe,
  refundStripe,
  closeStripeCheckout,
  scheduleAds,
  sweepAdHits,
  refreshVendorTrust,
  updateVisitRollups,
  deliverWebhooks,
  enqueueOverdueWebhooks,
  reencryptWebhookSecrets,
];
