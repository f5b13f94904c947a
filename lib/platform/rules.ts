import * as closing from "@/lib/account/closing.contract";
import * as accountExport from "@/lib/account/export.contract";
import * as accountModeration from "@/lib/account/moderation.contract";
import * as advertisements from "@/lib/advertisements/contract";
import * as adDesk from "@/lib/advertisements/desk.contract";
import * as adEvents from "@/lib/advertisements/events.contract";
import * as adModeration from "@/lib/advertisements/moderation.contract";
import * as appointments from "@/lib/appointments/contract";
import * as cases from "@/lib/cases/contract";
import * as caseModeration from "@/lib/cases/moderation.contract";
import * as calendarFeed from "@/lib/appointments/feed.contract";
import * as applications from "@/lib/applications/contract";
import * as audit from "@/lib/audit/contract";
import * as undo from "@/lib/audit/undo.contract";
import * as find from "./find.contract";
import * as auth from "@/lib/auth/contract";
import * as email from "@/lib/auth/credentials/email.contract";
import * as issued from "@/lib/auth/credentials/issued.contract";
import * as passkeys from "@/lib/auth/credentials/passkeys.contract";
import * as password from "@/lib/auth/credentials/password.contract";
import * as reset from "@/lib/auth/credentials/reset.contract";
import * as identities from "@/lib/auth/credentials/identities.contract";
import * as oidc from "@/lib/auth/oidc/contract";
import * as signInAlert from "@/lib/auth/credentials/sign-in-alert.contract";
import * as secondStep from "@/lib/auth/credentials/second-step.contract";
import * as keys from "@/lib/auth/keys/keys.contract";
import * as passkeyEntry from "@/lib/auth/entry/passkey.contract";
import * as registration from "@/lib/auth/entry/registration.contract";
import * as devices from "@/lib/auth/sessions/devices.contract";
import * as sessions from "@/lib/auth/sessions/sessions.contract";
import * as documents from "@/lib/documents/contract";
import * as events from "@/lib/events/contract";
import * as favorites from "@/lib/favorites/contract";
import * as favoriteIds from "@/lib/favorites/ids.contract";
import * as savedJobs from "@/lib/favorites/jobs.contract";
import * as feeds from "@/lib/feeds/contract";
import * as homepage from "@/lib/homepage/contract";
import * as homepageEditing from "@/lib/homepage/editing.contract";
import * as homepageRow from "@/lib/homepage/row.contract";
import * as images from "@/lib/images/contract";
import * as uploads from "@/lib/images/upload.contract";
import * as jobs from "@/lib/jobs/contract";
import * as jobDesk from "@/lib/jobs/desk/editing.contract";
import * as jobPresses from "@/lib/jobs/apply-clicks.contract";
import * as jobModeration from "@/lib/jobs/moderation/decision.contract";
import * as listings from "@/lib/listings/contract";
import * as bulk from "@/lib/listings/desk/bulk.contract";
import * as editing from "@/lib/listings/desk/editing.contract";
import * as lifecycle from "@/lib/listings/desk/lifecycle.contract";
import * as sellingTerms from "@/lib/listings/desk/terms.contract";
import * as listingModeration from "@/lib/listings/moderation/decision.contract";
import * as listingExport from "@/lib/listings/transfer/export.contract";
import * as listingImport from "@/lib/listings/transfer/import.contract";
import * as importMapping from "@/lib/listings/transfer/mapping.contract";
import * as members from "@/lib/members/contract";
import * as teamInbox from "@/lib/members/inbox.contract";
import * as blocks from "@/lib/messages/blocks/blocks.contract";
import * as messages from "@/lib/messages/contract";
import * as deals from "@/lib/messages/deal.contract";
import * as ownDeals from "@/lib/messages/own-deals.contract";
import * as buyerRatings from "@/lib/messages/rating.contract";
import * as quickReplies from "@/lib/messages/inbox/quick-replies.contract";
import * as heldMessages from "@/lib/messages/moderation/held.contract";
import * as saverOffers from "@/lib/messages/savers/saver-offers.contract";
import * as center from "@/lib/notifications/center/center.contract";
import * as outbox from "@/lib/notifications/outbox/outbox.contract";
import * as preferences from "@/lib/notifications/preferences/preferences.contract";
import * as quiet from "@/lib/notifications/preferences/quiet.contract";
import * as push from "@/lib/notifications/push/push.contract";
import * as unsubscribing from "@/lib/notifications/preferences/unsubscribe.contract";
import * as places from "@/lib/places/contract";
import * as reports from "@/lib/reports/contract";
import * as blockedWords from "@/lib/reports/blocked-words.contract";
import * as reportModeration from "@/lib/reports/moderation.contract";
import * as templates from "@/lib/reports/templates.contract";
import * as reviews from "@/lib/reviews/contract";
import * as reviewModeration from "@/lib/reviews/moderation.contract";
import * as reply from "@/lib/reviews/reply.contract";
import * as reviewWriting from "@/lib/reviews/writing.contract";
import * as rewardCatalog from "@/lib/rewards/catalog.contract";
import * as rewards from "@/lib/rewards/contract";
import * as rewardModeration from "@/lib/rewards/moderation.contract";
import * as searchRefinement from "@/lib/search/refinement/contract";
import * as searchExplanation from "@/lib/search/results/explain.contract";
import * as searchSuggestions from "@/lib/search/suggestions/contract";
import * as searchFeedback from "@/lib/search/feedback/searches.contract";
import * as synonymSuggestions from "@/lib/search/feedback/synonym-suggestions.contract";
import * as synonyms from "@/lib/search/lexicon/synonyms.contract";
import * as pins from "@/lib/search/refinement/pins.contract";
import * as searches from "@/lib/searches/contract";
import * as seo from "@/lib/seo/contract";
import type { Endpoint } from "@/lib/shared/endpoint";
import * as settings from "@/lib/settings/contract";
import * as subcategories from "@/lib/subcategories/contract";
import * as subscriptions from "@/lib/subscriptions/contract";
import * as payments from "@/lib/subscriptions/payments/payments.contract";
import * as stripe from "@/lib/subscriptions/stripe/stripe.contract";
import * as subscribers from "@/lib/subscriptions/subscribers/subscribers.contract";
import * as users from "@/lib/users/contract";
import * as profile from "@/lib/users/profile.contract";
import * as application from "@/lib/vendors/application/application.contract";
import * as contact from "@/lib/vendors/contact/contact.contract";
import * as vendorModeration from "@/lib/vendors/moderation/moderation.contract";
import * as businessProfile from "@/lib/vendors/profile/profile.contract";
import * as visits from "@/lib/visits/contract";
import * as webhooks from "@/lib/webhooks/contract";
import * as statistics from "@/lib/visits/statistics.contract";
import * as platform from "./contract";

export const endpointsByNoun: Record<string, Record<string, Endpoint>> = {
  auth: {
    ...auth,
    ...sessions,
    ...registration,
    ...reset,
    ...issued,
    ...secondStep,
    ...password,
    ...devices,
    ...keys,
    ...email,
    ...identities,
    ...signInAlert,
    ...passkeys,
    ...passkeyEntry,
    ...oidc,
  },
  audit: { ...audit, ...undo },
  users: { ...users, ...profile, ...closing, ...accountExport, ...accountModeration },
  listings: {
    ...listings,
    ...editing,
    ...lifecycle,
    ...sellingTerms,
    ...bulk,
    ...listingExport,
    ...listingImport,
    ...importMapping,
    ...listingModeration,
  },
  search: {
    ...searchRefinement,
    ...searchExplanation,
    ...searchSuggestions,
    ...pins,
    ...synonyms,
    ...synonymSuggestions,
    ...searchFeedback,
  },
  searches,
  documents,
  events,
  favorites: { ...favorites, ...favoriteIds, ...savedJobs },
  images: { ...images, ...uploads },
  applications,
  appointments: { ...appointments, ...calendarFeed },
  jobs: { ...jobs, ...jobDesk, ...jobPresses, ...jobModeration },
  members: { ...members, ...teamInbox },
  messages: {
    ...messages,
    ...blocks,
    ...deals,
    ...ownDeals,
    ...buyerRatings,
    ...quickReplies,
    ...saverOffers,
    ...heldMessages,
  },
  cases: { ...cases, ...caseModeration },
  reports: { ...reports, ...reportModeration, ...blockedWords, ...templates },
  places,
  reviews: { ...reviews, ...reply, ...reviewWriting, ...reviewModeration },
  rewards: { ...rewards, ...rewardCatalog, ...rewardModeration },
  advertisements: { ...advertisements, ...adDesk, ...adModeration, ...adEvents },
  subscriptions: { ...subscriptions, ...payments, ...stripe, ...subscribers },
  feeds,
  homepage: { ...homepage, ...homepageEditing, ...homepageRow },
  settings,
  subcategories,
  notifications: { ...center, ...outbox, ...preferences, ...push, ...quiet, ...unsubscribing },
  vendors: { ...application, ...businessProfile, ...contact, ...vendorModeration },
  visits: { ...visits, ...statistics },
  seo,
  webhooks,
  platform: { ...platform, ...find },
};

export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByNoun).flatMap((noun) =>
  Object.values(noun),
);
