-- CreateEnum
CREATE TYPE "ad_position" AS ENUM ('top', 'middle', 'bottom');

-- CreateEnum
CREATE TYPE "ad_status" AS ENUM ('draft', 'pending', 'scheduled', 'running', 'paused', 'ended', 'rejected');

-- CreateEnum
CREATE TYPE "ad_hit_kind" AS ENUM ('impression', 'click');

-- CreateEnum
CREATE TYPE "document_kind" AS ENUM ('pdf', 'image');

-- CreateEnum
CREATE TYPE "upload_status" AS ENUM ('receiving', 'stored', 'failed');

-- CreateEnum
CREATE TYPE "job_status" AS ENUM ('draft', 'open', 'paused', 'filled', 'closed', 'expired');

-- CreateEnum
CREATE TYPE "employment_type" AS ENUM ('full_time', 'part_time', 'contract', 'temporary', 'internship');

-- CreateEnum
CREATE TYPE "workplace" AS ENUM ('onsite', 'hybrid', 'remote');

-- CreateEnum
CREATE TYPE "salary_unit" AS ENUM ('hour', 'day', 'week', 'month', 'year');

-- CreateEnum
CREATE TYPE "apply_method" AS ENUM ('site', 'email', 'link');

-- CreateEnum
CREATE TYPE "question_kind" AS ENUM ('text', 'yes_no', 'number');

-- CreateEnum
CREATE TYPE "job_application_status" AS ENUM ('submitted', 'reviewed', 'contacted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn');

-- CreateEnum
CREATE TYPE "category" AS ENUM ('products', 'services', 'realestate');

-- CreateEnum
CREATE TYPE "listing_status" AS ENUM ('draft', 'pending', 'changes_requested', 'rejected', 'approved', 'paused', 'reserved', 'sold', 'let', 'expired', 'removed');

-- CreateEnum
CREATE TYPE "listing_type" AS ENUM ('sale', 'rent');

-- CreateEnum
CREATE TYPE "revision_status" AS ENUM ('pending', 'changes_requested', 'approved', 'rejected', 'withdrawn');

-- CreateEnum
CREATE TYPE "import_status" AS ENUM ('previewed', 'running', 'done', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "conversation_kind" AS ENUM ('question', 'offer', 'quote', 'viewing');

-- CreateEnum
CREATE TYPE "offer_status" AS ENUM ('open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired');

-- CreateEnum
CREATE TYPE "viewing_status" AS ENUM ('requested', 'confirmed', 'rescheduled', 'declined', 'done', 'no_show');

-- CreateEnum
CREATE TYPE "notification_type" AS ENUM ('vendor_decision', 'listing_decision', 'message', 'offer', 'review', 'application', 'price_drop', 'saved_search', 'expiry');

-- CreateEnum
CREATE TYPE "mail_status" AS ENUM ('queued', 'sending', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "report_subject" AS ENUM ('listing', 'review', 'message', 'job', 'vendor');

-- CreateEnum
CREATE TYPE "report_status" AS ENUM ('open', 'resolved', 'dismissed');

-- CreateEnum
CREATE TYPE "blocked_word_effect" AS ENUM ('flag', 'refuse');

-- CreateEnum
CREATE TYPE "review_status" AS ENUM ('pending', 'published', 'rejected', 'hidden');

-- CreateEnum
CREATE TYPE "reward_reason" AS ENUM ('profile_complete', 'review', 'quick_answer', 'referral', 'redemption', 'refund', 'expiry', 'adjustment');

-- CreateEnum
CREATE TYPE "reward_kind" AS ENUM ('listing_boost', 'ad_days', 'voucher');

-- CreateEnum
CREATE TYPE "redemption_status" AS ENUM ('requested', 'fulfilled', 'cancelled');

-- CreateEnum
CREATE TYPE "alert_frequency" AS ENUM ('none', 'instant', 'daily');

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('trialing', 'active', 'past_due', 'cancelled', 'expired');

-- CreateEnum
CREATE TYPE "payment_provider" AS ENUM ('manual', 'stripe');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('pending', 'paid', 'failed', 'refunded');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('customer', 'vendor', 'admin');

-- CreateEnum
CREATE TYPE "user_status" AS ENUM ('active', 'suspended', 'deleted');

-- CreateEnum
CREATE TYPE "vendor_status" AS ENUM ('pending', 'approved', 'rejected', 'suspended');

-- CreateEnum
CREATE TYPE "application_status" AS ENUM ('pending', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "device" AS ENUM ('desktop', 'mobile', 'tablet');

-- CreateEnum
CREATE TYPE "visit_dimension" AS ENUM ('total', 'page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'device', 'browser', 'system');

-- CreateTable
CREATE TABLE "advertisements" (
    "id" UUID NOT NULL,
    "vendor_id" UUID,
    "title" VARCHAR(120) NOT NULL,
    "image_id" UUID NOT NULL,
    "link_url" VARCHAR(500) NOT NULL,
    "position" "ad_position" NOT NULL,
    "weight" SMALLINT NOT NULL DEFAULT 1,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "status" "ad_status" NOT NULL DEFAULT 'draft',
    "status_before_suspension" "ad_status",
    "decision_reason" VARCHAR(1000),
    "impressions" BIGINT NOT NULL DEFAULT 0,
    "clicks" BIGINT NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "advertisements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "advertisement_days" (
    "advertisement_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "clicks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "advertisement_days_pkey" PRIMARY KEY ("advertisement_id","day")
);

-- CreateTable
CREATE TABLE "advertisement_hits" (
    "advertisement_id" UUID NOT NULL,
    "kind" "ad_hit_kind" NOT NULL,
    "view_key" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "advertisement_hits_pkey" PRIMARY KEY ("advertisement_id","kind","view_key")
);

-- CreateTable
CREATE TABLE "advertisement_events" (
    "id" UUID NOT NULL,
    "advertisement_id" UUID NOT NULL,
    "actor_id" UUID,
    "action" VARCHAR(40) NOT NULL,
    "from_status" "ad_status",
    "to_status" "ad_status",
    "reason" VARCHAR(1000),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "advertisement_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "user_agent" VARCHAR(300),
    "ip_hash" VARCHAR(64),
    "rotation" UUID NOT NULL,
    "previous_rotation" UUID,
    "rotated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_reason" VARCHAR(100),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" VARCHAR(64) NOT NULL,
    "issued_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_changes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "new_email" CITEXT NOT NULL,
    "token_hash" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "totp_credentials" (
    "user_id" UUID NOT NULL,
    "secret" VARCHAR(300) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_used_step" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "totp_credentials_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" VARCHAR(64) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_challenges" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" VARCHAR(64) NOT NULL,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "ip_hash" VARCHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "login_challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "favorites" (
    "user_id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "price_cents" BIGINT NOT NULL,
    "notified_price_cents" BIGINT,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favorites_pkey" PRIMARY KEY ("user_id","listing_id")
);

-- CreateTable
CREATE TABLE "homepage_settings" (
    "key" VARCHAR(60) NOT NULL,
    "value" VARCHAR(500) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by_id" UUID,

    CONSTRAINT "homepage_settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "images" (
    "id" UUID NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "blur_data_url" VARCHAR(4000) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "owner_id" UUID,
    "avif" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "kind" "document_kind" NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "original_name" VARCHAR(255) NOT NULL,
    "media_type" VARCHAR(80) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "sha256" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "uploads" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "document_kind" NOT NULL,
    "status" "upload_status" NOT NULL DEFAULT 'receiving',
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "image_id" UUID,
    "document_id" UUID,
    "error" VARCHAR(300),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "poster_id" UUID NOT NULL,
    "title" VARCHAR(140) NOT NULL,
    "company" VARCHAR(120) NOT NULL DEFAULT '',
    "logo_image_id" UUID,
    "category" VARCHAR(60) NOT NULL DEFAULT '',
    "employment_type" "employment_type" NOT NULL DEFAULT 'full_time',
    "workplace" "workplace" NOT NULL DEFAULT 'onsite',
    "location" VARCHAR(160) NOT NULL DEFAULT '',
    "state" VARCHAR(2),
    "salary_min_cents" BIGINT,
    "salary_max_cents" BIGINT,
    "salary_unit" "salary_unit" NOT NULL DEFAULT 'year',
    "description" VARCHAR(20000) NOT NULL DEFAULT '',
    "deadline" TIMESTAMPTZ(3),
    "openings" SMALLINT NOT NULL DEFAULT 1,
    "apply_method" "apply_method" NOT NULL DEFAULT 'site',
    "apply_email" VARCHAR(254),
    "apply_url" VARCHAR(500),
    "status" "job_status" NOT NULL DEFAULT 'draft',
    "risk_reasons" JSONB NOT NULL DEFAULT '[]',
    "published_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_reason" VARCHAR(1000),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_questions" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "kind" "question_kind" NOT NULL DEFAULT 'text',
    "required" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "job_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_applications" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "applicant_id" UUID NOT NULL,
    "note" VARCHAR(4000) NOT NULL DEFAULT '',
    "document_id" UUID,
    "status" "job_application_status" NOT NULL DEFAULT 'submitted',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_answers" (
    "application_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "text" VARCHAR(2000) NOT NULL,

    CONSTRAINT "job_answers_pkey" PRIMARY KEY ("application_id","question_id")
);

-- CreateTable
CREATE TABLE "job_application_events" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "actor_id" UUID,
    "from_status" "job_application_status",
    "to_status" "job_application_status" NOT NULL,
    "note" VARCHAR(1000) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_application_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_events" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "actor_id" UUID,
    "action" VARCHAR(40) NOT NULL,
    "from_status" "job_status",
    "to_status" "job_status",
    "reason" VARCHAR(1000),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listings" (
    "id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "category" "category" NOT NULL,
    "status" "listing_status" NOT NULL DEFAULT 'draft',
    "status_before_suspension" "listing_status",
    "title" VARCHAR(140) NOT NULL,
    "description" VARCHAR(10000) NOT NULL DEFAULT '',
    "price_cents" BIGINT NOT NULL DEFAULT 0,
    "location" VARCHAR(160) NOT NULL DEFAULT '',
    "city" VARCHAR(80),
    "state" VARCHAR(2),
    "property_type" VARCHAR(20),
    "listing_type" "listing_type",
    "details" JSONB NOT NULL DEFAULT '{}',
    "vendor_name" VARCHAR(120) NOT NULL,
    "average_rating" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "favorite_count" INTEGER NOT NULL DEFAULT 0,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "reduced_at" TIMESTAMPTZ(3),
    "previous_price_cents" BIGINT,
    "featured_until" TIMESTAMPTZ(3),
    "decision_reason" VARCHAR(1000),
    "risk_reasons" JSONB NOT NULL DEFAULT '[]',
    "submitted_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_images" (
    "listing_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "alt" VARCHAR(200) NOT NULL DEFAULT '',

    CONSTRAINT "listing_images_pkey" PRIMARY KEY ("listing_id","image_id")
);

-- CreateTable
CREATE TABLE "listing_revisions" (
    "id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "author_id" UUID,
    "base_version" INTEGER NOT NULL,
    "changes" JSONB NOT NULL,
    "status" "revision_status" NOT NULL DEFAULT 'pending',
    "reason" VARCHAR(1000),
    "risk_reasons" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" UUID,

    CONSTRAINT "listing_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_events" (
    "id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "actor_id" UUID,
    "action" VARCHAR(40) NOT NULL,
    "from_status" "listing_status",
    "to_status" "listing_status",
    "reason" VARCHAR(1000),
    "data" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_changes" (
    "id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "price_cents" BIGINT NOT NULL,
    "previous_cents" BIGINT,
    "changed_by_id" UUID,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_days" (
    "listing_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "vendor_id" UUID NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "favorites" INTEGER NOT NULL DEFAULT 0,
    "contacts" INTEGER NOT NULL DEFAULT 0,
    "enquiries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "listing_days_pkey" PRIMARY KEY ("listing_id","day")
);

-- CreateTable
CREATE TABLE "category_counts" (
    "category" "category" NOT NULL,
    "listings" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "category_counts_pkey" PRIMARY KEY ("category")
);

-- CreateTable
CREATE TABLE "listing_imports" (
    "id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "created_by_id" UUID,
    "file_name" VARCHAR(255) NOT NULL,
    "status" "import_status" NOT NULL DEFAULT 'previewed',
    "total_rows" INTEGER NOT NULL DEFAULT 0,
    "done_rows" INTEGER NOT NULL DEFAULT 0,
    "failed_rows" INTEGER NOT NULL DEFAULT 0,
    "rows" JSONB NOT NULL DEFAULT '[]',
    "errors" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "listing_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversations" (
    "id" UUID NOT NULL,
    "kind" "conversation_kind" NOT NULL DEFAULT 'question',
    "listing_id" UUID,
    "job_id" UUID,
    "starter_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "starter_unread" INTEGER NOT NULL DEFAULT 0,
    "owner_unread" INTEGER NOT NULL DEFAULT 0,
    "starter_archived_at" TIMESTAMPTZ(3),
    "owner_archived_at" TIMESTAMPTZ(3),
    "starter_messages" INTEGER NOT NULL DEFAULT 0,
    "owner_messages" INTEGER NOT NULL DEFAULT 0,
    "first_reply_seconds" INTEGER,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_message_text" VARCHAR(200) NOT NULL DEFAULT '',
    "deal_closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "sender_id" UUID,
    "text" VARCHAR(2000) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_attachments" (
    "message_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "message_attachments_pkey" PRIMARY KEY ("message_id","document_id")
);

-- CreateTable
CREATE TABLE "offers" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "proposed_by_id" UUID NOT NULL,
    "counter_to_id" UUID,
    "amount_cents" BIGINT NOT NULL,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "status" "offer_status" NOT NULL DEFAULT 'open',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "viewings" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "requested_by_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_minutes" SMALLINT NOT NULL DEFAULT 30,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "status" "viewing_status" NOT NULL DEFAULT 'requested',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "viewings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quick_replies" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "title" VARCHAR(80) NOT NULL,
    "text" VARCHAR(2000) NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quick_replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blocks" (
    "blocker_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" "notification_type" NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "body" VARCHAR(500) NOT NULL DEFAULT '',
    "href" VARCHAR(300) NOT NULL DEFAULT '/',
    "dedupe_key" VARCHAR(160),
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "user_id" UUID NOT NULL,
    "type" "notification_type" NOT NULL,
    "site" BOOLEAN NOT NULL DEFAULT true,
    "email" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id","type")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(160) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "endpoint" VARCHAR(200) NOT NULL,
    "body_hash" VARCHAR(64) NOT NULL,
    "status" SMALLINT,
    "response" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "template" VARCHAR(60) NOT NULL,
    "to_address" VARCHAR(254) NOT NULL,
    "subject" VARCHAR(300) NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "status" "mail_status" NOT NULL DEFAULT 'queued',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "last_error" VARCHAR(1000),
    "dedupe_key" VARCHAR(200),
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "actor_name" VARCHAR(120) NOT NULL,
    "action" VARCHAR(80) NOT NULL,
    "subject_type" VARCHAR(40) NOT NULL,
    "subject_id" VARCHAR(80),
    "summary" VARCHAR(500) NOT NULL DEFAULT '',
    "data" JSONB NOT NULL DEFAULT '{}',
    "ip_hash" VARCHAR(64),
    "request_id" VARCHAR(80),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site_settings" (
    "key" VARCHAR(60) NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by_id" UUID,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "reporter_id" UUID NOT NULL,
    "subject_type" "report_subject" NOT NULL,
    "subject_id" UUID NOT NULL,
    "reason" VARCHAR(60) NOT NULL,
    "text" VARCHAR(2000) NOT NULL DEFAULT '',
    "status" "report_status" NOT NULL DEFAULT 'open',
    "resolution" VARCHAR(1000),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "handled_by_id" UUID,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blocked_words" (
    "id" UUID NOT NULL,
    "word" CITEXT NOT NULL,
    "effect" "blocked_word_effect" NOT NULL DEFAULT 'flag',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" UUID,

    CONSTRAINT "blocked_words_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reason_templates" (
    "id" UUID NOT NULL,
    "queue" VARCHAR(40) NOT NULL,
    "title" VARCHAR(80) NOT NULL,
    "text" VARCHAR(1000) NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reason_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "rating" SMALLINT NOT NULL,
    "text" VARCHAR(4000) NOT NULL,
    "status" "review_status" NOT NULL DEFAULT 'pending',
    "decision_reason" VARCHAR(1000),
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" UUID,
    "risk_reasons" JSONB NOT NULL DEFAULT '[]',
    "reply_text" VARCHAR(2000),
    "replied_at" TIMESTAMPTZ(3),
    "picked" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_photos" (
    "review_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "review_photos_pkey" PRIMARY KEY ("review_id","image_id")
);

-- CreateTable
CREATE TABLE "reward_entries" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "points" INTEGER NOT NULL,
    "reason" "reward_reason" NOT NULL,
    "source" VARCHAR(120) NOT NULL,
    "note" VARCHAR(200) NOT NULL DEFAULT '',
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reward_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reward_items" (
    "id" UUID NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "description" VARCHAR(1000) NOT NULL DEFAULT '',
    "kind" "reward_kind" NOT NULL,
    "points" INTEGER NOT NULL,
    "value" INTEGER NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reward_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reward_redemptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "points" INTEGER NOT NULL,
    "status" "redemption_status" NOT NULL DEFAULT 'requested',
    "listing_id" UUID,
    "advertisement_id" UUID,
    "code" VARCHAR(40),
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "handled_by_id" UUID,

    CONSTRAINT "reward_redemptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_search" (
    "seq" BIGSERIAL NOT NULL,
    "listing_id" UUID NOT NULL,
    "tsv" tsvector NOT NULL,

    CONSTRAINT "listing_search_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "search_lexemes" (
    "lexeme" VARCHAR(120) NOT NULL,
    "documents" INTEGER NOT NULL,

    CONSTRAINT "search_lexemes_pkey" PRIMARY KEY ("lexeme")
);

-- CreateTable
CREATE TABLE "search_phrases" (
    "phrase" VARCHAR(140) NOT NULL,
    "documents" INTEGER NOT NULL,

    CONSTRAINT "search_phrases_pkey" PRIMARY KEY ("phrase")
);

-- CreateTable
CREATE TABLE "saved_searches" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "filter" JSONB NOT NULL,
    "frequency" "alert_frequency" NOT NULL DEFAULT 'daily',
    "new_count" INTEGER NOT NULL DEFAULT 0,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "matched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plans" (
    "id" VARCHAR(40) NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "description" VARCHAR(500) NOT NULL DEFAULT '',
    "price_cents" BIGINT NOT NULL,
    "listing_limit" INTEGER NOT NULL,
    "photo_limit" INTEGER NOT NULL,
    "featured_limit" INTEGER NOT NULL,
    "ad_limit" INTEGER NOT NULL,
    "trial_days" SMALLINT NOT NULL DEFAULT 14,
    "stripe_price_id" VARCHAR(120),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "plan_id" VARCHAR(40) NOT NULL,
    "next_plan_id" VARCHAR(40),
    "status" "subscription_status" NOT NULL DEFAULT 'trialing',
    "provider" "payment_provider" NOT NULL DEFAULT 'manual',
    "trial_ends_at" TIMESTAMPTZ(3),
    "period_start" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "cancelled_at" TIMESTAMPTZ(3),
    "provider_customer_id" VARCHAR(120),
    "provider_subscription_id" VARCHAR(120),
    "last_event_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "plan_id" VARCHAR(40) NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "status" "payment_status" NOT NULL DEFAULT 'pending',
    "provider" "payment_provider" NOT NULL DEFAULT 'manual',
    "provider_reference" VARCHAR(120),
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "marked_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "id" VARCHAR(120) NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "type" VARCHAR(120) NOT NULL,
    "payload" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),
    "error" VARCHAR(1000),

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" CITEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "first_name" VARCHAR(80) NOT NULL,
    "last_name" VARCHAR(80) NOT NULL,
    "phone" VARCHAR(30),
    "password_hash" VARCHAR(255) NOT NULL,
    "role" "role" NOT NULL DEFAULT 'customer',
    "status" "user_status" NOT NULL DEFAULT 'active',
    "suspended_reason" VARCHAR(500),
    "suspended_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "avatar_image_id" UUID,
    "referral_code" VARCHAR(20),
    "referred_by_id" UUID,
    "terms_accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vendors" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "business_name" VARCHAR(120) NOT NULL,
    "slug" VARCHAR(140) NOT NULL,
    "category" "category" NOT NULL,
    "phone" VARCHAR(30) NOT NULL,
    "status" "vendor_status" NOT NULL DEFAULT 'pending',
    "decision_reason" VARCHAR(1000),
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "approved_at" TIMESTAMPTZ(3),
    "logo_image_id" UUID,
    "banner_image_id" UUID,
    "about" VARCHAR(5000) NOT NULL DEFAULT '',
    "hours" JSONB NOT NULL DEFAULT '{}',
    "website" VARCHAR(300),
    "city" VARCHAR(80),
    "state" VARCHAR(2),
    "verified" BOOLEAN NOT NULL DEFAULT false,
    "average_rating" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "median_reply_seconds" INTEGER,
    "reply_threads" INTEGER NOT NULL DEFAULT 0,
    "holiday_until" TIMESTAMPTZ(3),
    "holiday_message" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vendors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vendor_applications" (
    "id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "business_name" VARCHAR(120) NOT NULL,
    "category" "category" NOT NULL,
    "phone" VARCHAR(30) NOT NULL,
    "note" VARCHAR(2000) NOT NULL DEFAULT '',
    "status" "application_status" NOT NULL DEFAULT 'pending',
    "reason" VARCHAR(1000),
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" UUID,

    CONSTRAINT "vendor_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vendor_events" (
    "id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "actor_id" UUID,
    "from_status" "vendor_status",
    "to_status" "vendor_status" NOT NULL,
    "reason" VARCHAR(1000),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vendor_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visit_salts" (
    "day" DATE NOT NULL,
    "salt" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "visit_salts_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "visits" (
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "visitor_hash" VARCHAR(44) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "views" INTEGER NOT NULL DEFAULT 0,
    "entry_path" VARCHAR(300) NOT NULL,
    "exit_path" VARCHAR(300) NOT NULL,
    "referrer_host" VARCHAR(255),
    "utm_source" VARCHAR(100),
    "utm_medium" VARCHAR(100),
    "utm_campaign" VARCHAR(100),
    "device" "device" NOT NULL DEFAULT 'desktop',
    "browser" VARCHAR(40) NOT NULL DEFAULT '',
    "system" VARCHAR(40) NOT NULL DEFAULT '',
    "saw_listing_at" TIMESTAMPTZ(3),
    "contacted_at" TIMESTAMPTZ(3),

    CONSTRAINT "visits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_views" (
    "id" UUID NOT NULL,
    "visit_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "path" VARCHAR(300) NOT NULL,
    "listing_id" UUID,
    "vendor_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visit_days" (
    "day" DATE NOT NULL,
    "dimension" "visit_dimension" NOT NULL,
    "value" VARCHAR(300) NOT NULL DEFAULT '',
    "visitors" INTEGER NOT NULL DEFAULT 0,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "views" INTEGER NOT NULL DEFAULT 0,
    "bounces" INTEGER NOT NULL DEFAULT 0,
    "seconds" BIGINT NOT NULL DEFAULT 0,
    "listings" INTEGER NOT NULL DEFAULT 0,
    "contacts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "visit_days_pkey" PRIMARY KEY ("day","dimension","value")
);

-- CreateTable
CREATE TABLE "search_term_days" (
    "day" DATE NOT NULL,
    "term" VARCHAR(100) NOT NULL,
    "searches" INTEGER NOT NULL DEFAULT 0,
    "zero_results" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "search_term_days_pkey" PRIMARY KEY ("day","term")
);

-- CreateIndex
CREATE INDEX "advertisements_running" ON "advertisements"("position", "starts_at") WHERE (status = 'running'::ad_status);

-- CreateIndex
CREATE INDEX "advertisements_status_created_at_id_idx" ON "advertisements"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "advertisements_vendor_id_created_at_id_idx" ON "advertisements"("vendor_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "advertisements_image_id_idx" ON "advertisements"("image_id");

-- CreateIndex
CREATE INDEX "advertisement_hits_created_at_idx" ON "advertisement_hits"("created_at");

-- CreateIndex
CREATE INDEX "advertisement_events_advertisement_id_created_at_idx" ON "advertisement_events"("advertisement_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "advertisement_events_actor_id_idx" ON "advertisement_events"("actor_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_last_used_at_idx" ON "sessions"("user_id", "last_used_at" DESC);

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_tokens_token_hash_key" ON "password_reset_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "password_reset_tokens_user_id_created_at_idx" ON "password_reset_tokens"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "password_reset_tokens_issued_by_id_idx" ON "password_reset_tokens"("issued_by_id");

-- CreateIndex
CREATE INDEX "password_reset_tokens_expires_at_idx" ON "password_reset_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_token_hash_key" ON "email_changes"("token_hash");

-- CreateIndex
CREATE INDEX "email_changes_user_id_created_at_idx" ON "email_changes"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_user_id_code_hash_key" ON "recovery_codes"("user_id", "code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "login_challenges_token_hash_key" ON "login_challenges"("token_hash");

-- CreateIndex
CREATE INDEX "login_challenges_user_id_idx" ON "login_challenges"("user_id");

-- CreateIndex
CREATE INDEX "login_challenges_expires_at_idx" ON "login_challenges"("expires_at");

-- CreateIndex
CREATE INDEX "favorites_user_id_created_at_listing_id_idx" ON "favorites"("user_id", "created_at" DESC, "listing_id" DESC);

-- CreateIndex
CREATE INDEX "favorites_listing_id_idx" ON "favorites"("listing_id");

-- CreateIndex
CREATE INDEX "homepage_settings_updated_by_id_idx" ON "homepage_settings"("updated_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "images_name_key" ON "images"("name");

-- CreateIndex
CREATE INDEX "images_owner_id_created_at_idx" ON "images"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "images_created_at_idx" ON "images"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "documents_name_key" ON "documents"("name");

-- CreateIndex
CREATE INDEX "documents_owner_id_created_at_idx" ON "documents"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "documents_created_at_idx" ON "documents"("created_at");

-- CreateIndex
CREATE INDEX "uploads_user_id_created_at_idx" ON "uploads"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "uploads_status_created_at_idx" ON "uploads"("status", "created_at");

-- CreateIndex
CREATE INDEX "uploads_image_id_idx" ON "uploads"("image_id");

-- CreateIndex
CREATE INDEX "uploads_document_id_idx" ON "uploads"("document_id");

-- CreateIndex
CREATE INDEX "jobs_newest" ON "jobs"("created_at" DESC, "id" DESC) WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));

-- CreateIndex
CREATE INDEX "jobs_category_newest" ON "jobs"("category", "created_at" DESC, "id" DESC) WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));

-- CreateIndex
CREATE INDEX "jobs_type_newest" ON "jobs"("employment_type", "created_at" DESC, "id" DESC) WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));

-- CreateIndex
CREATE INDEX "jobs_state_newest" ON "jobs"("state", "created_at" DESC, "id" DESC) WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));

-- CreateIndex
CREATE INDEX "jobs_salary" ON "jobs"("salary_max_cents" DESC, "id" DESC) WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL) AND (salary_max_cents IS NOT NULL));

-- CreateIndex
CREATE INDEX "jobs_expiring" ON "jobs"("expires_at") WHERE (status = 'open'::job_status);

-- CreateIndex
CREATE INDEX "jobs_poster_id_created_at_id_idx" ON "jobs"("poster_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_status_created_at_id_idx" ON "jobs"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_words" ON "jobs" USING GIN ("title" gin_trgm_ops, "company" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "jobs_logo_image_id_idx" ON "jobs"("logo_image_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_questions_job_id_position_key" ON "job_questions"("job_id", "position");

-- CreateIndex
CREATE INDEX "job_applications_job_id_status_created_at_id_idx" ON "job_applications"("job_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_applications_applicant_id_created_at_id_idx" ON "job_applications"("applicant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_applications_document_id_idx" ON "job_applications"("document_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_applications_job_id_applicant_id_key" ON "job_applications"("job_id", "applicant_id");

-- CreateIndex
CREATE INDEX "job_answers_question_id_idx" ON "job_answers"("question_id");

-- CreateIndex
CREATE INDEX "job_application_events_application_id_created_at_idx" ON "job_application_events"("application_id", "created_at");

-- CreateIndex
CREATE INDEX "job_application_events_actor_id_idx" ON "job_application_events"("actor_id");

-- CreateIndex
CREATE INDEX "job_events_job_id_created_at_idx" ON "job_events"("job_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "job_events_actor_id_idx" ON "job_events"("actor_id");

-- CreateIndex
CREATE INDEX "listings_newest" ON "listings"("created_at" DESC, "id" DESC) WHERE (status = 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_category_newest" ON "listings"("category", "created_at" DESC, "id" DESC) WHERE (status = 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_price" ON "listings"("price_cents", "id") WHERE (status = 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_category_price" ON "listings"("category", "price_cents", "id") WHERE (status = 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_rating" ON "listings"("average_rating" DESC, "review_count" DESC, "id" DESC) WHERE (status = 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_category_rating" ON "listings"("category", "average_rating" DESC, "review_count" DESC, "id" DESC) WHERE (status = 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_vendor_newest" ON "listings"("vendor_id", "created_at" DESC, "id" DESC) WHERE (status = 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_state_newest" ON "listings"("category", "state", "created_at" DESC, "id" DESC) WHERE (status = 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_state_price" ON "listings"("category", "state", "price_cents", "id") WHERE (status = 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_property_newest" ON "listings"("property_type", "created_at" DESC, "id" DESC) WHERE ((status = 'approved'::listing_status) AND (category = 'realestate'::category));

-- CreateIndex
CREATE INDEX "listings_property_price" ON "listings"("property_type", "price_cents", "id") WHERE ((status = 'approved'::listing_status) AND (category = 'realestate'::category));

-- CreateIndex
CREATE INDEX "listings_state_property_newest" ON "listings"("state", "property_type", "created_at" DESC, "id" DESC) WHERE ((status = 'approved'::listing_status) AND (category = 'realestate'::category));

-- CreateIndex
CREATE INDEX "listings_state_property_price" ON "listings"("state", "property_type", "price_cents", "id") WHERE ((status = 'approved'::listing_status) AND (category = 'realestate'::category));

-- CreateIndex
CREATE INDEX "listings_featured" ON "listings"("featured_until") WHERE ((status = 'approved'::listing_status) AND (featured_until IS NOT NULL));

-- CreateIndex
CREATE INDEX "listings_expiring" ON "listings"("expires_at") WHERE ((status = 'approved'::listing_status) AND (expires_at IS NOT NULL));

-- CreateIndex
CREATE INDEX "listings_queue" ON "listings"("status", "created_at", "id") WHERE (status <> 'approved'::listing_status);

-- CreateIndex
CREATE INDEX "listings_desk" ON "listings"("vendor_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "listing_images_image_id_idx" ON "listing_images"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "listing_images_listing_id_position_key" ON "listing_images"("listing_id", "position");

-- CreateIndex
CREATE INDEX "listing_revisions_queue" ON "listing_revisions"("created_at", "id") WHERE (status = 'pending'::revision_status);

-- CreateIndex
CREATE INDEX "listing_revisions_listing_id_created_at_idx" ON "listing_revisions"("listing_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "listing_revisions_author_id_idx" ON "listing_revisions"("author_id");

-- CreateIndex
CREATE INDEX "listing_revisions_decided_by_id_idx" ON "listing_revisions"("decided_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "listing_revisions_one_open" ON "listing_revisions"("listing_id") WHERE (decided_at IS NULL);

-- CreateIndex
CREATE INDEX "listing_events_listing_id_created_at_id_idx" ON "listing_events"("listing_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "listing_events_actor_id_idx" ON "listing_events"("actor_id");

-- CreateIndex
CREATE INDEX "price_changes_listing_id_changed_at_idx" ON "price_changes"("listing_id", "changed_at" DESC);

-- CreateIndex
CREATE INDEX "price_changes_changed_by_id_idx" ON "price_changes"("changed_by_id");

-- CreateIndex
CREATE INDEX "listing_days_vendor_id_day_idx" ON "listing_days"("vendor_id", "day");

-- CreateIndex
CREATE INDEX "listing_imports_vendor_id_created_at_idx" ON "listing_imports"("vendor_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "listing_imports_created_by_id_idx" ON "listing_imports"("created_by_id");

-- CreateIndex
CREATE INDEX "conversations_starter_id_last_message_at_id_idx" ON "conversations"("starter_id", "last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "conversations_owner_id_last_message_at_id_idx" ON "conversations"("owner_id", "last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "conversations_starter_unread" ON "conversations"("starter_id") WHERE (starter_unread > 0);

-- CreateIndex
CREATE INDEX "conversations_owner_unread" ON "conversations"("owner_id") WHERE (owner_unread > 0);

-- CreateIndex
CREATE UNIQUE INDEX "conversations_listing_id_starter_id_kind_key" ON "conversations"("listing_id", "starter_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "conversations_job_id_starter_id_kind_key" ON "conversations"("job_id", "starter_id", "kind");

-- CreateIndex
CREATE INDEX "messages_conversation_id_created_at_id_idx" ON "messages"("conversation_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "messages_sender_id_created_at_idx" ON "messages"("sender_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "message_attachments_document_id_idx" ON "message_attachments"("document_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_message_id_position_key" ON "message_attachments"("message_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "offers_counter_to_id_key" ON "offers"("counter_to_id");

-- CreateIndex
CREATE INDEX "offers_conversation_id_created_at_idx" ON "offers"("conversation_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "offers_listing_id_created_at_idx" ON "offers"("listing_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "offers_proposed_by_id_created_at_idx" ON "offers"("proposed_by_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "offers_expires_at_idx" ON "offers"("expires_at") WHERE (status = 'open'::offer_status);

-- CreateIndex
CREATE UNIQUE INDEX "offers_one_open" ON "offers"("conversation_id") WHERE (status = 'open'::offer_status);

-- CreateIndex
CREATE INDEX "viewings_conversation_id_starts_at_idx" ON "viewings"("conversation_id", "starts_at");

-- CreateIndex
CREATE INDEX "viewings_listing_id_starts_at_idx" ON "viewings"("listing_id", "starts_at");

-- CreateIndex
CREATE INDEX "viewings_requested_by_id_starts_at_idx" ON "viewings"("requested_by_id", "starts_at");

-- CreateIndex
CREATE INDEX "quick_replies_user_id_position_idx" ON "quick_replies"("user_id", "position");

-- CreateIndex
CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_unread" ON "notifications"("user_id") WHERE (read_at IS NULL);

-- CreateIndex
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_dedupe_key_key" ON "notifications"("user_id", "dedupe_key");

-- CreateIndex
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits"("expires_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "mails_dedupe_key_key" ON "mails"("dedupe_key");

-- CreateIndex
CREATE INDEX "mails_created_at_id_idx" ON "mails"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mails_next_attempt_at_idx" ON "mails"("next_attempt_at") WHERE (status <> 'sent'::mail_status);

-- CreateIndex
CREATE INDEX "mails_user_id_idx" ON "mails"("user_id");

-- CreateIndex
CREATE INDEX "audit_log_created_at_id_idx" ON "audit_log"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_created_at_id_idx" ON "audit_log"("actor_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_subject_type_subject_id_created_at_id_idx" ON "audit_log"("subject_type", "subject_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_action_created_at_id_idx" ON "audit_log"("action", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "site_settings_updated_by_id_idx" ON "site_settings"("updated_by_id");

-- CreateIndex
CREATE INDEX "reports_status_created_at_id_idx" ON "reports"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "reports_subject_type_subject_id_idx" ON "reports"("subject_type", "subject_id");

-- CreateIndex
CREATE INDEX "reports_handled_by_id_idx" ON "reports"("handled_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "reports_one_open" ON "reports"("reporter_id", "subject_type", "subject_id") WHERE (status = 'open'::report_status);

-- CreateIndex
CREATE UNIQUE INDEX "blocked_words_word_key" ON "blocked_words"("word");

-- CreateIndex
CREATE INDEX "blocked_words_created_by_id_idx" ON "blocked_words"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "reason_templates_queue_title_key" ON "reason_templates"("queue", "title");

-- CreateIndex
CREATE INDEX "reviews_listing_newest" ON "reviews"("listing_id", "created_at" DESC, "id" DESC) WHERE (status = 'published'::review_status);

-- CreateIndex
CREATE INDEX "reviews_vendor_newest" ON "reviews"("vendor_id", "created_at" DESC, "id" DESC) WHERE (status = 'published'::review_status);

-- CreateIndex
CREATE INDEX "reviews_picked" ON "reviews"("created_at" DESC) WHERE ((status = 'published'::review_status) AND picked);

-- CreateIndex
CREATE INDEX "reviews_queue" ON "reviews"("status", "created_at", "id") WHERE (status <> 'published'::review_status);

-- CreateIndex
CREATE INDEX "reviews_unanswered" ON "reviews"("vendor_id", "created_at" DESC) WHERE ((status = 'published'::review_status) AND (replied_at IS NULL));

-- CreateIndex
CREATE INDEX "reviews_author_id_created_at_id_idx" ON "reviews"("author_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reviews_decided_by_id_idx" ON "reviews"("decided_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_listing_id_author_id_key" ON "reviews"("listing_id", "author_id");

-- CreateIndex
CREATE INDEX "review_photos_image_id_idx" ON "review_photos"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "review_photos_review_id_position_key" ON "review_photos"("review_id", "position");

-- CreateIndex
CREATE INDEX "reward_entries_user_id_created_at_id_idx" ON "reward_entries"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reward_entries_expires_at_idx" ON "reward_entries"("expires_at") WHERE (points > 0);

-- CreateIndex
CREATE UNIQUE INDEX "reward_entries_user_id_reason_source_key" ON "reward_entries"("user_id", "reason", "source");

-- CreateIndex
CREATE UNIQUE INDEX "reward_items_name_key" ON "reward_items"("name");

-- CreateIndex
CREATE INDEX "reward_items_position_id_idx" ON "reward_items"("position", "id") WHERE (active);

-- CreateIndex
CREATE UNIQUE INDEX "reward_redemptions_code_key" ON "reward_redemptions"("code");

-- CreateIndex
CREATE INDEX "reward_redemptions_user_id_created_at_id_idx" ON "reward_redemptions"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reward_redemptions_status_created_at_id_idx" ON "reward_redemptions"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "reward_redemptions_item_id_idx" ON "reward_redemptions"("item_id");

-- CreateIndex
CREATE INDEX "reward_redemptions_listing_id_idx" ON "reward_redemptions"("listing_id");

-- CreateIndex
CREATE INDEX "reward_redemptions_advertisement_id_idx" ON "reward_redemptions"("advertisement_id");

-- CreateIndex
CREATE INDEX "reward_redemptions_handled_by_id_idx" ON "reward_redemptions"("handled_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "listing_search_listing_id_key" ON "listing_search"("listing_id");

-- CreateIndex
CREATE INDEX "listing_search_tsv_idx" ON "listing_search" USING GIN ("tsv");

-- CreateIndex
CREATE INDEX "search_lexemes_trigram" ON "search_lexemes" USING GIN ("lexeme" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "search_phrases_trigram" ON "search_phrases" USING GIN ("phrase" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "saved_searches_user_id_created_at_id_idx" ON "saved_searches"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "saved_searches_matched_at_idx" ON "saved_searches"("matched_at") WHERE (frequency <> 'none'::alert_frequency);

-- CreateIndex
CREATE UNIQUE INDEX "plans_name_key" ON "plans"("name");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_vendor_id_key" ON "subscriptions"("vendor_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_provider_subscription_id_key" ON "subscriptions"("provider_subscription_id");

-- CreateIndex
CREATE INDEX "subscriptions_status_period_end_idx" ON "subscriptions"("status", "period_end");

-- CreateIndex
CREATE INDEX "subscriptions_plan_id_idx" ON "subscriptions"("plan_id");

-- CreateIndex
CREATE INDEX "subscriptions_next_plan_id_idx" ON "subscriptions"("next_plan_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_reference_key" ON "payments"("provider_reference");

-- CreateIndex
CREATE INDEX "payments_vendor_id_created_at_id_idx" ON "payments"("vendor_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "payments_subscription_id_idx" ON "payments"("subscription_id");

-- CreateIndex
CREATE INDEX "payments_status_created_at_id_idx" ON "payments"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "payments_plan_id_idx" ON "payments"("plan_id");

-- CreateIndex
CREATE INDEX "payments_marked_by_id_idx" ON "payments"("marked_by_id");

-- CreateIndex
CREATE INDEX "webhook_events_received_at_idx" ON "webhook_events"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_referral_code_key" ON "users"("referral_code");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_role_created_at_id_idx" ON "users"("role", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_status_created_at_id_idx" ON "users"("status", "created_at" DESC, "id" DESC) WHERE (status <> 'active'::user_status);

-- CreateIndex
CREATE INDEX "users_avatar_image_id_idx" ON "users"("avatar_image_id");

-- CreateIndex
CREATE INDEX "users_referred_by_id_idx" ON "users"("referred_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "vendors_user_id_key" ON "vendors"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "vendors_slug_key" ON "vendors"("slug");

-- CreateIndex
CREATE INDEX "vendors_submitted_at_id_idx" ON "vendors"("submitted_at", "id") WHERE (status = 'pending'::vendor_status);

-- CreateIndex
CREATE INDEX "vendors_status_created_at_id_idx" ON "vendors"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "vendors_logo_image_id_idx" ON "vendors"("logo_image_id");

-- CreateIndex
CREATE INDEX "vendors_banner_image_id_idx" ON "vendors"("banner_image_id");

-- CreateIndex
CREATE INDEX "vendor_applications_vendor_id_submitted_at_idx" ON "vendor_applications"("vendor_id", "submitted_at" DESC);

-- CreateIndex
CREATE INDEX "vendor_applications_decided_by_id_idx" ON "vendor_applications"("decided_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "vendor_applications_one_pending" ON "vendor_applications"("vendor_id") WHERE (status = 'pending'::application_status);

-- CreateIndex
CREATE INDEX "vendor_events_vendor_id_created_at_idx" ON "vendor_events"("vendor_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "vendor_events_actor_id_idx" ON "vendor_events"("actor_id");

-- CreateIndex
CREATE INDEX "visits_day_visitor_hash_last_seen_at_idx" ON "visits"("day", "visitor_hash", "last_seen_at" DESC);

-- CreateIndex
CREATE INDEX "visits_last_seen_at_idx" ON "visits"("last_seen_at" DESC);

-- CreateIndex
CREATE INDEX "page_views_visit_id_created_at_idx" ON "page_views"("visit_id", "created_at");

-- CreateIndex
CREATE INDEX "page_views_day_path_idx" ON "page_views"("day", "path");

-- CreateIndex
CREATE INDEX "page_views_day_listing_id_idx" ON "page_views"("day", "listing_id") WHERE (listing_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "visit_days_dimension_day_visits_idx" ON "visit_days"("dimension", "day", "visits" DESC);

-- AddForeignKey
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advertisement_days" ADD CONSTRAINT "advertisement_days_advertisement_id_fkey" FOREIGN KEY ("advertisement_id") REFERENCES "advertisements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advertisement_hits" ADD CONSTRAINT "advertisement_hits_advertisement_id_fkey" FOREIGN KEY ("advertisement_id") REFERENCES "advertisements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advertisement_events" ADD CONSTRAINT "advertisement_events_advertisement_id_fkey" FOREIGN KEY ("advertisement_id") REFERENCES "advertisements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advertisement_events" ADD CONSTRAINT "advertisement_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "totp_credentials" ADD CONSTRAINT "totp_credentials_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "homepage_settings" ADD CONSTRAINT "homepage_settings_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_poster_id_fkey" FOREIGN KEY ("poster_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_logo_image_id_fkey" FOREIGN KEY ("logo_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_applicant_id_fkey" FOREIGN KEY ("applicant_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_answers" ADD CONSTRAINT "job_answers_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "job_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_answers" ADD CONSTRAINT "job_answers_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "job_questions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "job_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_images" ADD CONSTRAINT "listing_images_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_images" ADD CONSTRAINT "listing_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_changed_by_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_starter_id_fkey" FOREIGN KEY ("starter_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_counter_to_id_fkey" FOREIGN KEY ("counter_to_id") REFERENCES "offers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_handled_by_id_fkey" FOREIGN KEY ("handled_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocked_words" ADD CONSTRAINT "blocked_words_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "reward_items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_advertisement_id_fkey" FOREIGN KEY ("advertisement_id") REFERENCES "advertisements"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_handled_by_id_fkey" FOREIGN KEY ("handled_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_search" ADD CONSTRAINT "listing_search_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_fkey" FOREIGN KEY ("next_plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_marked_by_id_fkey" FOREIGN KEY ("marked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_image_id_fkey" FOREIGN KEY ("avatar_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_referred_by_id_fkey" FOREIGN KEY ("referred_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_logo_image_id_fkey" FOREIGN KEY ("logo_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_banner_image_id_fkey" FOREIGN KEY ("banner_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor_applications" ADD CONSTRAINT "vendor_applications_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor_applications" ADD CONSTRAINT "vendor_applications_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor_events" ADD CONSTRAINT "vendor_events_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor_events" ADD CONSTRAINT "vendor_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_visit_id_fkey" FOREIGN KEY ("visit_id") REFERENCES "visits"("id") ON DELETE CASCADE ON UPDATE CASCADE;
