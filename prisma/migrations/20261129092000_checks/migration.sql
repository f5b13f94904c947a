-- Rules that hold for every writer. A form may be stricter, never looser.

CREATE FUNCTION is_state_code(code text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN code ~ '^[A-Z]{2}$';

CREATE FUNCTION is_web_address(address text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN address ~* '^https?://[^[:space:]]+$';

-- A check passes on NULL, so a missing value has to count as not filled.
CREATE FUNCTION is_filled(content text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(content ~ '[^[:space:]]', false);

-- Advertisements

ALTER TABLE advertisements
  ADD CONSTRAINT advertisements_title_filled CHECK (is_filled(title)),
  ADD CONSTRAINT advertisements_link_form CHECK (is_web_address(link_url)),
  ADD CONSTRAINT advertisements_dates CHECK (ends_at > starts_at),
  ADD CONSTRAINT advertisements_weight CHECK (weight BETWEEN 1 AND 100),
  ADD CONSTRAINT advertisements_counters CHECK (impressions >= 0 AND clicks >= 0 AND version >= 1),
  ADD CONSTRAINT advertisements_reason CHECK (status <> 'rejected' OR is_filled(decision_reason)),
  ADD CONSTRAINT advertisements_suspended CHECK (status_before_suspension IS NULL OR status = 'paused');

ALTER TABLE advertisement_days
  ADD CONSTRAINT advertisement_days_counters CHECK (impressions >= 0 AND clicks >= 0);

-- Auth

ALTER TABLE sessions
  ADD CONSTRAINT sessions_dates CHECK (expires_at > created_at);

ALTER TABLE password_reset_tokens
  ADD CONSTRAINT password_reset_tokens_dates CHECK (expires_at > created_at),
  ADD CONSTRAINT password_reset_tokens_not_both CHECK (used_at IS NULL OR revoked_at IS NULL);

ALTER TABLE email_changes
  ADD CONSTRAINT email_changes_dates CHECK (expires_at > created_at),
  ADD CONSTRAINT email_changes_email_form
    CHECK (char_length(new_email) <= 254 AND new_email::text ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  ADD CONSTRAINT email_changes_not_both CHECK (confirmed_at IS NULL OR revoked_at IS NULL);

ALTER TABLE login_challenges
  ADD CONSTRAINT login_challenges_dates CHECK (expires_at > created_at),
  ADD CONSTRAINT login_challenges_attempts CHECK (attempts BETWEEN 0 AND 5);

-- Favorites

ALTER TABLE favorites
  ADD CONSTRAINT favorites_price CHECK (price_cents >= 0 AND notified_price_cents >= 0 IS NOT FALSE);

-- Homepage

ALTER TABLE homepage_settings
  ADD CONSTRAINT homepage_settings_known CHECK (
    CASE
      WHEN key IN ('site_logo', 'loading_logo') THEN true
      WHEN key IN ('show_dot_navigation', 'show_featured_categories', 'show_top_ads', 'show_middle_ads',
        'show_bottom_ads', 'show_featured_products', 'show_success_stories') THEN value IN ('true', 'false')
      WHEN key IN ('top_carousel_interval', 'middle_carousel_interval', 'bottom_carousel_interval')
        THEN value ~ '^[1-9][0-9]{0,3}$'
      ELSE false
    END);

-- Images

ALTER TABLE images
  ADD CONSTRAINT images_name_form CHECK (name ~ '^[A-Za-z0-9_-]+$'),
  ADD CONSTRAINT images_size CHECK (width BETWEEN 1 AND 40000 AND height BETWEEN 1 AND 40000 AND bytes >= 0);

ALTER TABLE documents
  ADD CONSTRAINT documents_name_form CHECK (name ~ '^[A-Za-z0-9_-]+$'),
  ADD CONSTRAINT documents_size CHECK (bytes > 0);

ALTER TABLE uploads
  ADD CONSTRAINT uploads_bytes CHECK (bytes >= 0),
  ADD CONSTRAINT uploads_one_result CHECK (num_nonnulls(image_id, document_id) <= 1);

-- Jobs

ALTER TABLE jobs
  ADD CONSTRAINT jobs_words CHECK (
    status = 'draft' OR (is_filled(title) AND is_filled(company) AND is_filled(category) AND is_filled(description))),
  ADD CONSTRAINT jobs_state_form CHECK (is_state_code(state)),
  ADD CONSTRAINT jobs_salary_order CHECK (
    salary_min_cents >= 0 IS NOT FALSE AND salary_max_cents >= 0 IS NOT FALSE
    AND salary_min_cents <= salary_max_cents IS NOT FALSE),
  ADD CONSTRAINT jobs_openings CHECK (openings BETWEEN 1 AND 1000),
  ADD CONSTRAINT jobs_apply CHECK (
    CASE
      WHEN status = 'draft' OR apply_method = 'site' THEN true
      WHEN apply_method = 'email' THEN apply_email IS NOT NULL
      ELSE apply_url IS NOT NULL
    END),
  ADD CONSTRAINT jobs_apply_url_form CHECK (is_web_address(apply_url)),
  ADD CONSTRAINT jobs_published CHECK (
  status NOT IN ('open', 'paused', 'filled', 'closed', 'expired') OR num_nulls(published_at, expires_at) = 0),
  ADD CONSTRAINT jobs_dates CHECK (expires_at > published_at),
  ADD CONSTRAINT jobs_version CHECK (version >= 1),
  ADD CONSTRAINT jobs_suspended CHECK (status_before_suspension IS NULL OR status = 'paused');

ALTER TABLE job_questions
  ADD CONSTRAINT job_questions_position CHECK (position BETWEEN 0 AND 4),
  ADD CONSTRAINT job_questions_filled CHECK (is_filled(text));

-- Listings

ALTER TABLE listings
  ADD CONSTRAINT listings_price CHECK (price_cents BETWEEN 0 AND 100000000000000),
  ADD CONSTRAINT listings_words CHECK (
    status IN ('draft', 'removed') OR (char_length(btrim(title)) >= 3 AND is_filled(description))),
  ADD CONSTRAINT listings_vendor_name_filled CHECK (is_filled(vendor_name)),
  ADD CONSTRAINT listings_state_form CHECK (is_state_code(state)),
  ADD CONSTRAINT listings_property_type_known CHECK (property_type IN (
    'single-family', 'condo', 'townhouse', 'apartment', 'duplex', 'mobile',
    'office', 'retail', 'industrial', 'hospitality', 'restaurant', 'mixed-use',
    'vacant-land', 'farm', 'development')),
  ADD CONSTRAINT listings_facts CHECK (
    CASE
      WHEN category <> 'realestate' THEN property_type IS NULL AND listing_type IS NULL
      ELSE status IN ('draft', 'removed') OR num_nulls(state, property_type, listing_type) = 0
    END),
  ADD CONSTRAINT listings_closed_kind CHECK (
    (status <> 'let' OR listing_type IS NOT DISTINCT FROM 'rent')
    AND (status <> 'sold' OR listing_type IS DISTINCT FROM 'rent')),
  ADD CONSTRAINT listings_rating CHECK (average_rating BETWEEN 0 AND 5),
  ADD CONSTRAINT listings_counters
    CHECK (review_count >= 0 AND favorite_count >= 0 AND view_count >= 0 AND version >= 1),
  ADD CONSTRAINT listings_published CHECK (
    status NOT IN ('approved', 'reserved', 'sold', 'let', 'expired') OR published_at IS NOT NULL),
  ADD CONSTRAINT listings_dates CHECK (expires_at > published_at),
  ADD CONSTRAINT listings_reason CHECK (status NOT IN ('rejected', 'changes_requested') OR is_filled(decision_reason)),
  ADD CONSTRAINT listings_reduced CHECK (
    (reduced_at IS NULL) = (previous_price_cents IS NULL) AND previous_price_cents > price_cents IS NOT FALSE),
  ADD CONSTRAINT listings_suspended CHECK (status_before_suspension IS NULL OR status IN ('paused', 'removed')),
  ADD CONSTRAINT listings_details_form CHECK (jsonb_typeof(details) = 'object'),
  ADD CONSTRAINT listings_risk_form CHECK (jsonb_typeof(risk_reasons) = 'array');

ALTER TABLE listing_images
  ADD CONSTRAINT listing_images_position CHECK (position BETWEEN 0 AND 99);

ALTER TABLE listing_revisions
  ADD CONSTRAINT listing_revisions_base CHECK (base_version >= 1),
  ADD CONSTRAINT listing_revisions_decided CHECK ((status IN ('pending', 'changes_requested')) = (decided_at IS NULL)),
  ADD CONSTRAINT listing_revisions_reason CHECK (status NOT IN ('rejected', 'changes_requested') OR is_filled(reason)),
  ADD CONSTRAINT listing_revisions_changes_form CHECK (jsonb_typeof(changes) = 'object');

ALTER TABLE price_changes
  ADD CONSTRAINT price_changes_price CHECK (price_cents >= 0 AND previous_cents >= 0 IS NOT FALSE);

ALTER TABLE listing_days
  ADD CONSTRAINT listing_days_counters CHECK (views >= 0 AND favorites >= 0 AND contacts >= 0 AND enquiries >= 0);

ALTER TABLE category_counts
  ADD CONSTRAINT category_counts_listings CHECK (listings >= 0);

ALTER TABLE listing_imports
  ADD CONSTRAINT listing_imports_rows
    CHECK (done_rows >= 0 AND failed_rows >= 0 AND done_rows + failed_rows <= total_rows);

-- Messages

ALTER TABLE conversations
  ADD CONSTRAINT conversations_one_subject CHECK (num_nonnulls(listing_id, job_id, vendor_id) = 1),
  ADD CONSTRAINT conversations_two_people CHECK (starter_id <> owner_id),
  ADD CONSTRAINT conversations_counters CHECK (
    starter_unread >= 0 AND owner_unread >= 0 AND starter_messages >= 0 AND owner_messages >= 0
    AND first_reply_seconds >= 0 IS NOT FALSE);

ALTER TABLE message_attachments
  ADD CONSTRAINT message_attachments_position CHECK (position BETWEEN 0 AND 4);

ALTER TABLE offers
  ADD CONSTRAINT offers_amount CHECK (amount_cents > 0),
  ADD CONSTRAINT offers_dates CHECK (expires_at > created_at),
  ADD CONSTRAINT offers_decided CHECK ((status = 'open') = (decided_at IS NULL)),
  ADD CONSTRAINT offers_quantity CHECK (quantity >= 1);

ALTER TABLE viewings
  ADD CONSTRAINT viewings_duration CHECK (duration_minutes BETWEEN 5 AND 480);

ALTER TABLE quick_replies
  ADD CONSTRAINT quick_replies_filled CHECK (is_filled(title) AND is_filled(text));

ALTER TABLE blocks
  ADD CONSTRAINT blocks_two_people CHECK (blocker_id <> blocked_id);

-- Notifications

ALTER TABLE notifications
  ADD CONSTRAINT notifications_href_form CHECK (href ~ '^/([^/\\]|$)');

-- Places

ALTER TABLE places
  ADD CONSTRAINT places_kind CHECK (kind IN ('city', 'state')),
  ADD CONSTRAINT places_point CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180);

ALTER TABLE place_counts
  ADD CONSTRAINT place_counts_listings CHECK (listings >= 0);

-- Platform

ALTER TABLE rate_limits
  ADD CONSTRAINT rate_limits_points CHECK (points >= 0);

ALTER TABLE idempotency_keys
  ADD CONSTRAINT idempotency_keys_dates CHECK (expires_at > created_at),
  ADD CONSTRAINT idempotency_keys_answered CHECK ((status IS NULL) = (completed_at IS NULL));

ALTER TABLE mails
  ADD CONSTRAINT mails_attempts CHECK (attempts >= 0),
  ADD CONSTRAINT mails_sent CHECK ((status = 'sent') = (sent_at IS NOT NULL));

-- Reports

ALTER TABLE reports
  ADD CONSTRAINT reports_handled CHECK ((status = 'open') = (handled_at IS NULL));

ALTER TABLE blocked_words
  ADD CONSTRAINT blocked_words_filled CHECK (is_filled(word::text));

-- Reviews

ALTER TABLE reviews
  ADD CONSTRAINT reviews_rating CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT reviews_text_filled CHECK (is_filled(text)),
  ADD CONSTRAINT reviews_reply CHECK ((reply_text IS NULL) = (replied_at IS NULL)),
  ADD CONSTRAINT reviews_reason CHECK (status <> 'rejected' OR is_filled(decision_reason)),
  ADD CONSTRAINT reviews_picked_best CHECK (NOT picked OR rating = 5);

ALTER TABLE review_photos
  ADD CONSTRAINT review_photos_position CHECK (position BETWEEN 0 AND 3);

-- Rewards

ALTER TABLE reward_entries
  ADD CONSTRAINT reward_entries_sign CHECK (
    CASE
      WHEN reason IN ('redemption', 'expiry') THEN points < 0
      WHEN reason = 'adjustment' THEN points <> 0
      ELSE points > 0
    END),
  ADD CONSTRAINT reward_entries_dates CHECK (expires_at IS NULL OR (points > 0 AND expires_at > created_at));

ALTER TABLE reward_balances
  ADD CONSTRAINT reward_balances_not_negative CHECK (balance >= 0);

ALTER TABLE reward_items
  ADD CONSTRAINT reward_items_numbers CHECK (points > 0 AND value > 0),
  ADD CONSTRAINT reward_items_filled CHECK (is_filled(name));

ALTER TABLE reward_redemptions
  ADD CONSTRAINT reward_redemptions_points CHECK (points > 0),
  ADD CONSTRAINT reward_redemptions_handled CHECK ((status = 'requested') = (handled_at IS NULL));

-- Search

ALTER TABLE search_lexemes
  ADD CONSTRAINT search_lexemes_documents CHECK (documents >= 0);

ALTER TABLE search_phrases
  ADD CONSTRAINT search_phrases_documents CHECK (documents >= 0);

ALTER TABLE search_builds
  ADD CONSTRAINT search_builds_one CHECK (id = 1);

ALTER TABLE subcategory_changes
  ADD CONSTRAINT subcategory_changes_board CHECK (board IN ('listings', 'jobs')),
  ADD CONSTRAINT subcategory_changes_path CHECK (path ~ '^[a-z-]{1,40}(/[a-z-]{1,40})?$');

-- Searches

ALTER TABLE saved_searches
  ADD CONSTRAINT saved_searches_filter_form CHECK (jsonb_typeof(filter) = 'object');

-- Subscriptions

ALTER TABLE plans
  ADD CONSTRAINT plans_numbers CHECK (
    price_cents >= 0 AND listing_limit >= 0 AND photo_limit BETWEEN 0 AND 100 AND featured_limit >= 0
    AND ad_limit >= 0 AND trial_days >= 0);

ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_dates CHECK (period_end > period_start),
  ADD CONSTRAINT subscriptions_trial CHECK (status <> 'trialing' OR trial_ends_at IS NOT NULL),
  ADD CONSTRAINT subscriptions_cancelled CHECK (status <> 'cancelled' OR cancelled_at IS NOT NULL);

ALTER TABLE payments
  ADD CONSTRAINT payments_amount CHECK (amount_cents >= 0),
  ADD CONSTRAINT payments_dates CHECK (period_end > period_start),
  ADD CONSTRAINT payments_paid CHECK (status NOT IN ('paid', 'refunded') OR paid_at IS NOT NULL);

-- Users

ALTER TABLE users
  ADD CONSTRAINT users_username_form CHECK (char_length(username) BETWEEN 3 AND 60 AND strpos(username::text, '@') = 0),
  ADD CONSTRAINT users_email_form CHECK (char_length(email) <= 254 AND email::text ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  ADD CONSTRAINT users_name_filled CHECK (status = 'deleted' OR (is_filled(first_name) AND is_filled(last_name))),
  ADD CONSTRAINT users_deleted CHECK ((status = 'deleted') = (deleted_at IS NOT NULL)),
  ADD CONSTRAINT users_not_own_referral CHECK (referred_by_id <> id);

-- Vendors

ALTER TABLE vendors
  ADD CONSTRAINT vendors_name_filled CHECK (is_filled(business_name)),
  ADD CONSTRAINT vendors_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT vendors_state_form CHECK (is_state_code(state)),
  ADD CONSTRAINT vendors_website_form CHECK (is_web_address(website)),
  ADD CONSTRAINT vendors_rating CHECK (average_rating BETWEEN 0 AND 5 AND review_count >= 0),
  ADD CONSTRAINT vendors_replies CHECK (median_reply_seconds >= 0 AND reply_threads >= 0),
  ADD CONSTRAINT vendors_approved CHECK (status NOT IN ('approved', 'suspended') OR approved_at IS NOT NULL),
  ADD CONSTRAINT vendors_reason CHECK (status NOT IN ('rejected', 'suspended') OR is_filled(decision_reason)),
  ADD CONSTRAINT vendors_hours_form CHECK (jsonb_typeof(hours) = 'object'),
  ADD CONSTRAINT vendors_reply_percent CHECK (reply_percent BETWEEN 0 AND 100),
  ADD CONSTRAINT vendors_verified_record CHECK (verified OR verified_at IS NULL);

ALTER TABLE vendor_days
  ADD CONSTRAINT vendor_days_counters CHECK (contacts >= 0 AND enquiries >= 0);

ALTER TABLE vendor_applications
  ADD CONSTRAINT vendor_applications_name_filled CHECK (is_filled(business_name)),
  ADD CONSTRAINT vendor_applications_decided CHECK ((status = 'pending') = (decided_at IS NULL)),
  ADD CONSTRAINT vendor_applications_reason CHECK (status <> 'rejected' OR is_filled(reason));

-- Visits

ALTER TABLE visits
  ADD CONSTRAINT visits_dates CHECK (last_seen_at >= started_at),
  ADD CONSTRAINT visits_views CHECK (views >= 0);

ALTER TABLE visit_days
  ADD CONSTRAINT visit_days_counters CHECK (
    visitors >= 0 AND visits >= 0 AND views >= 0 AND bounces >= 0 AND seconds >= 0 AND listings >= 0 AND contacts >= 0);

ALTER TABLE search_term_days
  ADD CONSTRAINT search_term_days_counters CHECK (searches >= 0 AND zero_results BETWEEN 0 AND searches);
