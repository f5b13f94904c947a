import type { Prisma } from "@/prisma/generated/client";
import type { Picture } from "./pictures";
import { createRandom, type Random } from "./random";

type Tables = {
  images: Prisma.ImageCreateManyInput;
  users: Prisma.UserCreateManyInput;
  vendors: Prisma.VendorCreateManyInput;
  vendor_applications: Prisma.VendorApplicationCreateManyInput;
  vendor_events: Prisma.VendorEventCreateManyInput;
  subscriptions: Prisma.SubscriptionCreateManyInput;
  payments: Prisma.PaymentCreateManyInput;
  listings: Prisma.ListingCreateManyInput;
  listing_images: Prisma.ListingImageCreateManyInput;
  listing_events: Prisma.ListingEventCreateManyInput;
  listing_revisions: Prisma.ListingRevisionCreateManyInput;
  price_changes: Prisma.PriceChangeCreateManyInput;
  listing_days: Prisma.ListingDayCreateManyInput;
  favorites: Prisma.FavoriteCreateManyInput;
  jobs: Prisma.JobCreateManyInput;
  saved_jobs: Prisma.SavedJobCreateManyInput;
  job_questions: Prisma.JobQuestionCreateManyInput;
  job_applications: Prisma.JobApplicationCreateManyInput;
  job_answers: Prisma.JobAnswerCreateManyInput;
  job_events: Prisma.JobEventCreateManyInput;
  job_application_events: Prisma.JobApplicationEventCreateManyInput;
  job_presses: Prisma.JobPressCreateManyInput;
  members: Prisma.MemberCreateManyInput;
  member_invitations: Prisma.MemberInvitationCreateManyInput;
  conversations: Prisma.ConversationCreateManyInput;
  messages: Prisma.MessageCreateManyInput;
  offers: Prisma.OfferCreateManyInput;
  viewings: Prisma.ViewingCreateManyInput;
  held_messages: Prisma.HeldMessageCreateManyInput;
  appointment_hours: Prisma.AppointmentHoursCreateManyInput;
  quick_replies: Prisma.QuickReplyCreateManyInput;
  deal_cases: Prisma.DealCaseCreateManyInput;
  case_statements: Prisma.CaseStatementCreateManyInput;
  buyer_ratings: Prisma.BuyerRatingCreateManyInput;
  reviews: Prisma.ReviewCreateManyInput;
  advertisements: Prisma.AdvertisementCreateManyInput;
  advertisement_days: Prisma.AdvertisementDayCreateManyInput;
  homepage_settings: Prisma.HomepageSettingCreateManyInput;
  notifications: Prisma.NotificationCreateManyInput;
  saved_searches: Prisma.SavedSearchCreateManyInput;
  saved_search_matches: Prisma.SavedSearchMatchCreateManyInput;
  reward_entries: Prisma.RewardEntryCreateManyInput;
  reports: Prisma.ReportCreateManyInput;
  reason_templates: Prisma.ReasonTemplateCreateManyInput;
  blocked_words: Prisma.BlockedWordCreateManyInput;
  webhook_endpoints: Prisma.WebhookEndpointCreateManyInput;
  webhook_deliveries: Prisma.WebhookDeliveryCreateManyInput;
  visits: Prisma.VisitCreateManyInput;
  page_views: Prisma.PageViewCreateManyInput;
  visit_days: Prisma.VisitDayCreateManyInput;
  search_term_days: Prisma.SearchTermDayCreateManyInput;
  search_suggestions: Prisma.SearchSuggestionCreateManyInput;
  audit_log: Prisma.AuditEntryCreateManyInput;
};

export type TableName = keyof Tables;

export const tableNames = [
  "images",
  "users",
  "vendors",
  "vendor_applications",
  "vendor_events",
  "subscriptions",
  "payments",
  "listings",
  "listing_images",
  "listing_events",
  "listing_revisions",
  "price_changes",
  "listing_days",
  "favorites",
  "jobs",
  "saved_jobs",
  "job_questions",
  "job_applications",
  "job_answers",
  "job_events",
  "job_application_events",
  "job_presses",
  "members",
  "member_invitations",
  "conversations",
  "messages",
  "offers",
  "viewings",
  "held_messages",
  "appointment_hours",
  "quick_replies",
  "deal_cases",
  "case_statements",
  "buyer_ratings",
  "reviews",
  "advertisements",
  "advertisement_days",
  "homepage_settings",
  "notifications",
  "saved_searches",
  "saved_search_matches",
  "reward_entries",
  "reports",
  "reason_templates",
  "blocked_words",
  "webhook_endpoints",
  "webhook_deliveries",
  "visits",
  "page_views",
  "visit_days",
  "search_term_days",
  "search_suggestions",
  "audit_log",
] as const satisfies readonly TableName[];

export type WithId<T> = T & { id: string };

export type StoredPicture = Picture & { id: string };

export type World = {
  /** Database clock in ms; every date is relative to it. */
  now: number;
  random: Random;
  rows: { [T in TableName]: Tables[T][] };
  add: <T extends TableName, R extends Tables[T]>(table: T, row: R) => R;
  ago: (days: number) => Date;
  claim: (key: string) => boolean;
  pictures: (prefix: string) => readonly StoredPicture[];
};

export const day = 24 * 60 * 60 * 1000;

export function imageRow(
  { id, name, width, height, blurDataUrl, bytes, fingerprint }: StoredPicture,
  createdAt: Date,
) {
  return { id, name, width, height, blurDataUrl, bytes, fingerprint, createdAt };
}

export function createWorld(now: number, pictures: readonly StoredPicture[]): World {
  const rows = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as World["rows"];
  const claimed = new Set<string>();
  return {
    now,
    random: createRandom("plaza demo 1"),
    rows,
    add(table, row) {
      (rows[table] as unknown[]).push(row);
      return row;
    },
    claim(key) {
      if (claimed.has(key)) return false;
      claimed.add(key);
      return true;
    },
    ago: (days) => new Date(Math.round(now - days * day)),
    pictures(prefix) {
      const found = pictures.filter(({ key }) => key.startsWith(prefix));
      if (found.length === 0) throw new Error(`No demo picture begins with ${prefix}`);
      return found;
    },
  };
}
