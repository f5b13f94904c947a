import type { z } from "zod";
import { createAdSchema } from "@/lib/advertisements/desk.schema";
import { hoursBodySchema } from "@/lib/appointments/schema";
import { linkSchema } from "@/lib/auth/credentials/identities.schema";
import { passkeyNameSchema } from "@/lib/auth/credentials/passkeys.schema";
import { newApiKeySchema } from "@/lib/auth/keys/keys.schema";
import { caseDecisionSchema } from "@/lib/cases/moderation.schema";
import { newStatementSchema } from "@/lib/cases/schema";
import { emailSchema, registerSchema } from "@/lib/auth/schema";
import { draftErrors, jobInputSchema, submissionErrors, type JobInput } from "@/lib/jobs/desk/input.schema";
import { sellingTermsSchema } from "@/lib/listings/desk/terms.schema";
import { listingInputSchema, problemsOf } from "@/lib/listings/offer/input.schema";
import { importMappingSchema } from "@/lib/listings/transfer/mapping.schema";
import { newInterviewSchema, newOfferSchema } from "@/lib/messages/deal.schema";
import { newQuickReplySchema } from "@/lib/messages/inbox/quick-replies.schema";
import { newBuyerRatingSchema } from "@/lib/messages/rating.schema";
import { newMessageSchema } from "@/lib/messages/schema";
import { setQuietHoursSchema } from "@/lib/notifications/preferences/quiet.schema";
import { writeBlockedWordSchema } from "@/lib/reports/blocked-words.schema";
import { newReviewSchema } from "@/lib/reviews/writing.schema";
import { catalogInputSchema } from "@/lib/rewards/catalog.schema";
import { newSearchSchema } from "@/lib/searches/schema";
import { writeSynonymSchema } from "@/lib/search/lexicon/synonyms.schema";
import { db, rows, sql } from "@/lib/server/db";
import { toAppError } from "@/lib/server/errors";
import { writeSubcategorySchema } from "@/lib/subcategories/schema";
import { firstNameSchema } from "@/lib/users/schema";
import { applicationFormSchema } from "@/lib/vendors/application/application.schema";
import { businessFormSchema } from "@/lib/vendors/profile/profile.schema";
import { newWebhookSchema } from "@/lib/webhooks/schema";
import { createListing } from "./factories";
import { jobInput } from "./test/hiring";

type Wrong = { schema: z.ZodType; value: unknown; field: string };

const wrong = (schema: z.ZodType, value: unknown, field: string): Wrong => ({ schema, value, field });

const uuid = "01890000-0000-7000-8000-000000000001";
const many = (count: number) => Array.from({ length: count }, () => uuid);

const bySchema: Record<string, Wrong> = {
  advertisements_title_filled: wrong(createAdSchema, { title: " " }, "title"),
  advertisements_link_form: wrong(createAdSchema, { linkUrl: "https://a.example/\u0085" }, "linkUrl"),
  advertisements_weight: wrong(createAdSchema, { weight: 101 }, "weight"),
  appointment_hours_form: wrong(hoursBodySchema, { weekly: [] }, "weekly"),
  appointment_hours_lengths: wrong(hoursBodySchema, { durationMinutes: 5 }, "durationMinutes"),
  viewings_other_times: wrong(
    newInterviewSchema,
    { times: [1, 2, 3, 4].map((hour) => `2026-12-05T0${hour}:00:00Z`) },
    "times",
  ),
  viewings_buffer: wrong(hoursBodySchema, { bufferMinutes: 241 }, "bufferMinutes"),
  api_keys_name_filled: wrong(newApiKeySchema, { name: " " }, "name"),
  api_keys_scopes: wrong(newApiKeySchema, { scopes: [] }, "scopes"),
  email_changes_email_form: wrong(emailSchema, "ann@home@example", ""),
  identities_filled: wrong(linkSchema, { issuer: "", subject: "a", email: "a@b.example" }, "issuer"),
  passkeys_name_filled: wrong(passkeyNameSchema, { name: " " }, "name"),
  login_challenges_link: wrong(linkSchema, { issuer: "https://login.example", subject: "a" }, "email"),
  users_email_form: wrong(emailSchema, "ann\u0085@home.example", ""),
  users_username_form: wrong(registerSchema, { role: "customer", username: "𐐀𐐀" }, "username"),
  users_quiet_hours: wrong(
    setQuietHoursSchema,
    { from: "22:00", until: "22:00", timeZone: "America/Denver" },
    "until",
  ),
  users_name_filled: wrong(firstNameSchema, "\u00a0", ""),
  vendors_name_filled: wrong(applicationFormSchema, { businessName: " " }, "businessName"),
  vendor_applications_name_filled: wrong(applicationFormSchema, { businessName: "\t" }, "businessName"),
  vendors_state_form: wrong(businessFormSchema, { state: "Texas" }, "state"),
  vendors_website_form: wrong(businessFormSchema, { website: "https://a.example/\u0085" }, "website"),
  vendors_hours_form: wrong(businessFormSchema, { hours: [] }, "hours"),
  jobs_state_form: wrong(jobInputSchema, { state: "ZZ" }, "state"),
  jobs_openings: wrong(jobInputSchema, { openings: 1001 }, "openings"),
  jobs_apply_url_form: wrong(jobInputSchema, { applyUrl: "ftp://a.example" }, "applyUrl"),
  job_questions_position: wrong(jobInputSchema, { questions: many(6) }, "questions"),
  listings_price: wrong(listingInputSchema, { price: -1 }, "price"),
  listings_state_form: wrong(listingInputSchema, { state: "ZZ" }, "state"),
  listings_property_type_known: wrong(
    listingInputSchema,
    { details: { propertyType: "castle" } },
    "details.propertyType",
  ),
  listings_vin: wrong(listingInputSchema, { details: { vin: "1HGBH41JXMN10918O" } }, "details.vin"),
  import_mappings_form: wrong(importMappingSchema, [], ""),
  listings_minimum_offer: wrong(sellingTermsSchema, { minimumOffer: 0 }, "minimumOffer"),
  listings_sku_form: wrong(sellingTermsSchema, { sku: "A\u00a0B" }, "sku"),
  listings_low_stock: wrong(sellingTermsSchema, { lowStock: 10_000 }, "lowStock"),
  listings_details_form: wrong(listingInputSchema, { details: [] }, "details"),
  listing_images_position: wrong(listingInputSchema, { images: many(101) }, "images"),
  message_attachments_position: wrong(newMessageSchema, { documentIds: many(6) }, "documentIds"),
  offers_amount: wrong(newOfferSchema, { amount: 0.001 }, "amount"),
  offers_quantity: wrong(newOfferSchema, { quantity: 0 }, "quantity"),
  quick_replies_filled: wrong(newQuickReplySchema, { title: " " }, "title"),
  buyer_ratings_rating: wrong(newBuyerRatingSchema, { rating: 6 }, "rating"),
  case_statements_filled: wrong(newStatementSchema, { text: " " }, "text"),
  case_files_position: wrong(newStatementSchema, { text: "Late.", documentIds: many(6) }, "documentIds"),
  deal_cases_reason: wrong(caseDecisionSchema, { outcome: "settled", text: " " }, "text"),
  blocked_words_filled: wrong(writeBlockedWordSchema, { word: "  " }, "word"),
  reviews_rating: wrong(newReviewSchema, { rating: 6 }, "rating"),
  reviews_text_filled: wrong(newReviewSchema, { text: " " }, "text"),
  review_photos_position: wrong(newReviewSchema, { photos: many(5) }, "photos"),
  reward_items_numbers: wrong(catalogInputSchema, { points: 0 }, "points"),
  reward_items_filled: wrong(catalogInputSchema, { name: " " }, "name"),
  saved_searches_filter_form: wrong(newSearchSchema, { filter: [] }, "filter"),
  search_synonyms_weight: wrong(writeSynonymSchema, { weight: 0.9 }, "weight"),
  subcategory_changes_path: wrong(writeSubcategorySchema, { path: "Home & Garden" }, "path"),
  webhook_endpoints_events: wrong(newWebhookSchema, { events: [] }, "events"),
  webhook_endpoints_url_form: wrong(newWebhookSchema, { url: "http://shop.example/hook" }, "url"),
  subcategory_changes_board: wrong(writeSubcategorySchema, { section: "pets" }, "section"),
};

const job = (change: Partial<JobInput>) => jobInputSchema.parse({ ...jobInput, ...change });

const byRule: Record<string, () => Record<string, string>> = {
  jobs_salary_order: () => draftErrors(job({ salaryMin: 40, salaryMax: 20 })),
  jobs_words: () => submissionErrors(job({ title: "" })),
  jobs_apply: () => submissionErrors(job({ applyMethod: "link", applyUrl: "" })),
  job_questions_filled: () =>
    submissionErrors(job({ questions: [{ text: "", kind: "text", required: true }] })),
  listings_words: () => problemsOf({ category: "products", title: "🔥a", details: {} }),
  listings_facts: () => problemsOf({ category: "realestate", details: {} }),
};

/**
 * CHECK constraints that commands verify before writing because they depend on a row, a setting, or the other person.
 */
const byCommand = [
  "advertisements_dates",
  "advertisements_reason",
  "blocks_two_people",
  "conversations_two_people",
  "deal_cases_subject",
  "deal_cases_two_people",
  "documents_size",
  "homepage_settings_known",
  "images_size",
  "listing_revisions_reason",
  "listings_reason",
  "plans_numbers",
  "reviews_picked_best",
  "reviews_reason",
  "reward_balances_not_negative",
  "users_not_own_referral",
  "vendor_applications_reason",
  "vendors_reason",
];

/** Constraints on columns without user input: states, counters, timestamps, and generated names. */
const generatedColumns =
  /_(dates|counters|suspended|not_both|attempts|name_form|bytes|one_result|published|version|closed_kind|rating|reduced|risk_form|base|decided|changes_form|rows|one_subject|duration|href_form|answered|sent|handled|reply|sign|points|documents|one|trial|cancelled|amount|paid|deleted|slug_form|replies|approved|reply_percent|verified_record|views|listings|kind|point|vendor_name_filled|price)$/;

async function readChecks(): Promise<string[]> {
  const found = await rows<{ name: string }>(sql`
    SELECT conname::text AS name FROM pg_constraint
    WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conrelid <> 0`);
  return found.map(({ name }) => name);
}

const caught = [...Object.keys(bySchema), ...Object.keys(byRule), ...byCommand];

describe("every CHECK of the database", () => {
  test("repeats a schema, rule, or command, or guards generated values", async () => {
    const names = await readChecks();
    expect(names.filter((name) => !caught.includes(name) && !generatedColumns.test(name))).toEqual([]);
    expect(caught.filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(Object.entries(bySchema))(
    "58: repeats %s in a schema that names the field",
    (_name, { schema, value, field }) => {
      const issues = schema.safeParse(value).error?.issues ?? [];
      expect(issues.map(({ path }) => path.join("."))).toContainEqual(expect.stringMatching(`^${field}`));
    },
  );

  test.each(Object.entries(byRule))("58: repeats %s in a rule that names the field", (_name, problems) => {
    expect(Object.keys(problems())).not.toEqual([]);
  });
});

describe("toAppError", () => {
  test.each([
    [
      "a CHECK",
      sql`INSERT INTO search_builds (id, revision, built_at) VALUES (2, 1, now())`,
      422,
      "We can’t save these values.",
    ],
    [
      "a foreign key",
      sql`INSERT INTO place_zips (zip, place_id) VALUES ('00000', -1)`,
      409,
      "Something this refers to has changed.",
    ],
    [
      "a long text",
      sql`INSERT INTO place_zips (zip, place_id) VALUES ('0000000', 1)`,
      422,
      "A text is too long.",
    ],
    ["a large number", sql`SELECT 3000000000::bigint::int`, 422, "A number is too large."],
  ])("maps a refusal by %s to a client error", async (_name, statement, status, message) => {
    const error: unknown = await rows(statement).catch((thrown: unknown) => thrown);
    const known = toAppError(error);
    expect([known.status, known.message]).toEqual([status, expect.stringContaining(message)]);
  });

  test.each<[string, () => Promise<unknown>, string, number]>([
    ["a CHECK of one column", () => createListing({ priceCents: -1n }), "price", 422],
    [
      "a foreign key",
      () => rows(sql`INSERT INTO place_zips (zip, place_id) VALUES ('00000', -1)`),
      "placeId",
      409,
    ],
    [
      "a foreign key of a model",
      () => db.quickReply.create({ data: { userId: uuid, title: "Hi", text: "Hello" } }),
      "userId",
      409,
    ],
  ])("names the field that is refused by %s", async (_name, write, field, status) => {
    const known = toAppError(await write().catch((thrown: unknown) => thrown));
    expect([known.status, Object.keys(known.fields ?? {})]).toEqual([status, [field]]);
  });
});
