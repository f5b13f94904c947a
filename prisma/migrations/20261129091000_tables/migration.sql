-- Types

CREATE TYPE ad_hit_kind AS ENUM ('impression', 'click');
CREATE TYPE ad_position AS ENUM ('top', 'middle', 'bottom');
CREATE TYPE ad_status AS ENUM ('draft', 'pending', 'scheduled', 'running', 'paused', 'ended', 'rejected');
CREATE TYPE alert_frequency AS ENUM ('none', 'instant', 'daily', 'weekly');
CREATE TYPE application_status AS ENUM ('pending', 'approved', 'rejected');
CREATE TYPE apply_method AS ENUM ('site', 'email', 'link');
CREATE TYPE blocked_word_effect AS ENUM ('flag', 'refuse');
CREATE TYPE category AS ENUM ('products', 'services', 'realestate');
CREATE TYPE checkout_status AS ENUM ('opening', 'open', 'completed', 'dropped');
CREATE TYPE device AS ENUM ('desktop', 'mobile', 'tablet');
CREATE TYPE document_kind AS ENUM ('pdf', 'image');
CREATE TYPE employment_type AS ENUM ('full_time', 'part_time', 'contract', 'temporary', 'internship');
CREATE TYPE favorite_change_kind AS ENUM ('price_drop', 'sold');
CREATE TYPE import_status AS ENUM ('previewed', 'running', 'done', 'failed', 'cancelled');
CREATE TYPE job_application_status AS ENUM (
  'submitted', 'reviewed', 'contacted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn'
);
CREATE TYPE job_status AS ENUM (
  'draft', 'pending', 'changes_requested', 'rejected', 'open', 'paused', 'filled', 'closed', 'expired'
);
CREATE TYPE listing_status AS ENUM (
  'draft', 'pending', 'changes_requested', 'rejected', 'approved', 'paused', 'reserved', 'sold', 'let', 'expired',
  'removed'
);
CREATE TYPE listing_type AS ENUM ('sale', 'rent');
CREATE TYPE mail_frequency AS ENUM ('instant', 'daily', 'weekly');
CREATE TYPE mail_status AS ENUM ('queued', 'sending', 'sent', 'failed');
CREATE TYPE notification_type AS ENUM (
  'vendor_decision', 'listing_decision', 'message', 'offer', 'review', 'application', 'price_drop', 'saved_search',
  'expiry', 'reward', 'report'
);
CREATE TYPE offer_status AS ENUM ('open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired');
CREATE TYPE payment_provider AS ENUM ('manual', 'stripe');
CREATE TYPE payment_status AS ENUM ('pending', 'paid', 'failed', 'refunded');
CREATE TYPE question_kind AS ENUM ('text', 'yes_no', 'number');
CREATE TYPE redemption_status AS ENUM ('requested', 'fulfilled', 'cancelled');
CREATE TYPE report_status AS ENUM ('open', 'resolved', 'dismissed');
CREATE TYPE report_subject AS ENUM ('listing', 'review', 'message', 'job', 'vendor');
CREATE TYPE review_status AS ENUM ('pending', 'published', 'rejected', 'hidden');
CREATE TYPE revision_status AS ENUM ('pending', 'changes_requested', 'approved', 'rejected', 'withdrawn');
CREATE TYPE reward_kind AS ENUM ('listing_boost', 'ad_days', 'voucher');
CREATE TYPE reward_reason AS ENUM (
  'profile_complete', 'review', 'quick_answer', 'referral', 'redemption', 'refund', 'expiry', 'adjustment'
);
CREATE TYPE role AS ENUM ('customer', 'vendor', 'admin');
CREATE TYPE salary_unit AS ENUM ('hour', 'day', 'week', 'month', 'year');
CREATE TYPE subscription_status AS ENUM ('trialing', 'active', 'past_due', 'cancelled', 'expired');
CREATE TYPE upload_status AS ENUM ('receiving', 'stored', 'failed');
CREATE TYPE user_status AS ENUM ('active', 'suspended', 'deleted');
CREATE TYPE vendor_activity AS ENUM ('week', 'month');
CREATE TYPE vendor_status AS ENUM ('pending', 'approved', 'rejected', 'suspended');
CREATE TYPE viewing_status AS ENUM ('requested', 'confirmed', 'rescheduled', 'declined', 'done', 'no_show');
CREATE TYPE visit_dimension AS ENUM (
  'total', 'page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'device', 'browser', 'system', 'entry',
  'exit', 'listing', 'vendor', 'job'
);
CREATE TYPE workplace AS ENUM ('onsite', 'hybrid', 'remote');

-- Advertisements

CREATE TABLE advertisements (
  id uuid PRIMARY KEY,
  vendor_id uuid,
  title varchar(120) NOT NULL,
  image_id uuid NOT NULL,
  link_url varchar(500) NOT NULL,
  position ad_position NOT NULL,
  weight smallint NOT NULL DEFAULT 1,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  status ad_status NOT NULL DEFAULT 'draft',
  status_before_suspension ad_status,
  decision_reason varchar(1000),
  impressions bigint NOT NULL DEFAULT 0,
  clicks bigint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX advertisements_image_id_idx ON advertisements (image_id);
CREATE INDEX advertisements_running ON advertisements (position, starts_at) WHERE status = 'running';
CREATE INDEX advertisements_status_created_at_id_idx ON advertisements (status, created_at, id);
CREATE INDEX advertisements_vendor_id_created_at_id_idx ON advertisements (vendor_id, created_at DESC, id DESC);

CREATE TABLE advertisement_days (
  advertisement_id uuid NOT NULL,
  day date NOT NULL,
  impressions integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (advertisement_id, day)
);

CREATE TABLE advertisement_hits (
  advertisement_id uuid NOT NULL,
  kind ad_hit_kind NOT NULL,
  view_key varchar(64) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (advertisement_id, kind, view_key)
);
CREATE INDEX advertisement_hits_created_at_idx ON advertisement_hits (created_at);

CREATE TABLE advertisement_events (
  id uuid PRIMARY KEY,
  advertisement_id uuid NOT NULL,
  actor_id uuid,
  action varchar(40) NOT NULL,
  from_status ad_status,
  to_status ad_status,
  reason varchar(1000),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX advertisement_events_actor_id_idx ON advertisement_events (actor_id);
CREATE INDEX advertisement_events_advertisement_id_created_at_idx ON advertisement_events (advertisement_id, created_at DESC);

-- Auth

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  remember boolean NOT NULL DEFAULT false,
  user_agent varchar(300),
  ip_hash varchar(64),
  rotation uuid NOT NULL,
  previous_rotation uuid,
  rotated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  revoked_at timestamptz(3),
  revoked_reason varchar(100)
);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE INDEX sessions_user_id_last_used_at_idx ON sessions (user_id, last_used_at DESC);

CREATE TABLE password_reset_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  token_hash varchar(64) NOT NULL,
  issued_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  revoked_at timestamptz(3),
  used_ip_hash varchar(64)
);
CREATE INDEX password_reset_tokens_expires_at_idx ON password_reset_tokens (expires_at);
CREATE INDEX password_reset_tokens_issued ON password_reset_tokens (created_at DESC, id DESC)
  WHERE issued_by_id IS NOT NULL;
CREATE INDEX password_reset_tokens_issued_by_id_idx ON password_reset_tokens (issued_by_id);
CREATE UNIQUE INDEX password_reset_tokens_token_hash_key ON password_reset_tokens (token_hash);
CREATE INDEX password_reset_tokens_user_id_created_at_idx ON password_reset_tokens (user_id, created_at DESC);

CREATE TABLE email_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  new_email citext NOT NULL,
  token_hash varchar(64) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  revoked_at timestamptz(3)
);
CREATE INDEX email_changes_expires_at_idx ON email_changes (expires_at);
CREATE UNIQUE INDEX email_changes_token_hash_key ON email_changes (token_hash);
CREATE INDEX email_changes_user_id_created_at_idx ON email_changes (user_id, created_at DESC);

CREATE TABLE totp_credentials (
  user_id uuid PRIMARY KEY,
  secret varchar(300) NOT NULL,
  confirmed_at timestamptz(3),
  last_used_step bigint,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE recovery_codes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  code_hash varchar(64) NOT NULL,
  used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX recovery_codes_user_id_code_hash_key ON recovery_codes (user_id, code_hash);

CREATE TABLE login_challenges (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  token_hash varchar(64) NOT NULL,
  remember boolean NOT NULL DEFAULT false,
  attempts smallint NOT NULL DEFAULT 0,
  ip_hash varchar(64),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE INDEX login_challenges_expires_at_idx ON login_challenges (expires_at);
CREATE UNIQUE INDEX login_challenges_token_hash_key ON login_challenges (token_hash);
CREATE INDEX login_challenges_user_id_idx ON login_challenges (user_id);

-- Events

CREATE TABLE live_events (
  user_id uuid NOT NULL,
  number bigint NOT NULL,
  topic varchar(20) NOT NULL,
  subject_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (user_id, number)
);
CREATE INDEX live_events_created_at_idx ON live_events (created_at);

CREATE TABLE live_event_counters (
  user_id uuid PRIMARY KEY,
  last bigint NOT NULL
);

-- Favorites

CREATE TABLE favorites (
  user_id uuid NOT NULL,
  listing_id uuid NOT NULL,
  price_cents bigint NOT NULL,
  notified_price_cents bigint,
  note varchar(500) NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (user_id, listing_id)
);
CREATE INDEX favorites_listing_id_user_id_idx ON favorites (listing_id, user_id);
CREATE INDEX favorites_user_id_created_at_listing_id_idx ON favorites (user_id, created_at DESC, listing_id DESC);

CREATE TABLE favorite_changes (
  id bigserial PRIMARY KEY,
  listing_id uuid NOT NULL,
  kind favorite_change_kind NOT NULL,
  reached_user_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX favorite_changes_listing_id_idx ON favorite_changes (listing_id);

-- Homepage

CREATE TABLE homepage_settings (
  key varchar(60) PRIMARY KEY,
  value varchar(500) NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_by_id uuid
);
CREATE INDEX homepage_settings_updated_by_id_idx ON homepage_settings (updated_by_id);

-- Images

CREATE TABLE images (
  id uuid PRIMARY KEY,
  name varchar(80) NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  blur_data_url varchar(4000) NOT NULL,
  bytes integer NOT NULL,
  owner_id uuid,
  avif boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  fingerprint bigint
);
CREATE INDEX images_created_at_idx ON images (created_at);
CREATE UNIQUE INDEX images_name_key ON images (name);
CREATE INDEX images_owner_id_created_at_idx ON images (owner_id, created_at DESC);
CREATE INDEX images_without_fingerprint ON images (created_at) WHERE fingerprint IS NULL;

CREATE TABLE documents (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  kind document_kind NOT NULL,
  name varchar(80) NOT NULL,
  original_name varchar(255) NOT NULL,
  media_type varchar(80) NOT NULL,
  bytes integer NOT NULL,
  width integer,
  height integer,
  sha256 varchar(64) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX documents_created_at_idx ON documents (created_at);
CREATE UNIQUE INDEX documents_name_key ON documents (name);
CREATE INDEX documents_owner_id_created_at_idx ON documents (owner_id, created_at DESC);

CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  kind document_kind NOT NULL,
  status upload_status NOT NULL DEFAULT 'receiving',
  bytes integer NOT NULL DEFAULT 0,
  image_id uuid,
  document_id uuid,
  error varchar(300),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finished_at timestamptz(3)
);
CREATE INDEX uploads_document_id_idx ON uploads (document_id);
CREATE INDEX uploads_image_id_idx ON uploads (image_id);
CREATE INDEX uploads_status_created_at_idx ON uploads (status, created_at);
CREATE INDEX uploads_user_id_created_at_idx ON uploads (user_id, created_at DESC);

-- Jobs

CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  poster_id uuid NOT NULL,
  title varchar(140) NOT NULL,
  company varchar(120) NOT NULL DEFAULT '',
  logo_image_id uuid,
  category varchar(60) NOT NULL DEFAULT '',
  employment_type employment_type NOT NULL DEFAULT 'full_time',
  workplace workplace NOT NULL DEFAULT 'onsite',
  location varchar(160) NOT NULL DEFAULT '',
  state varchar(2),
  salary_min_cents bigint,
  salary_max_cents bigint,
  salary_unit salary_unit NOT NULL DEFAULT 'year',
  description varchar(20000) NOT NULL DEFAULT '',
  deadline timestamptz(3),
  openings smallint NOT NULL DEFAULT 1,
  apply_method apply_method NOT NULL DEFAULT 'site',
  apply_email varchar(254),
  apply_url varchar(500),
  status job_status NOT NULL DEFAULT 'draft',
  risk_reasons jsonb NOT NULL DEFAULT '[]',
  published_at timestamptz(3),
  expires_at timestamptz(3),
  hidden_at timestamptz(3),
  hidden_reason varchar(1000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  place_id integer,
  submitted_at timestamptz(3),
  decision_reason varchar(1000),
  company_about varchar(1000) NOT NULL DEFAULT '',
  subcategory varchar(60) NOT NULL DEFAULT '',
  status_before_suspension job_status
);
CREATE INDEX jobs_category_newest ON jobs (category, created_at DESC, id DESC, expires_at, deadline, employment_type, workplace)
  WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_deadline ON jobs (coalesce(deadline, 'infinity'), id) WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_expiring ON jobs (expires_at) WHERE status = 'open';
CREATE INDEX jobs_lately ON jobs (published_at) WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_logo_image_id_idx ON jobs (logo_image_id);
CREATE INDEX jobs_newest ON jobs (created_at DESC, id DESC) WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_pay ON jobs ((
  coalesce(salary_max_cents, salary_min_cents, 0) * CASE salary_unit
    WHEN 'hour' THEN 2080 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 WHEN 'year' THEN 1 END
) DESC, id DESC) WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_place_id_idx ON jobs (place_id);
CREATE INDEX jobs_place_newest ON jobs (place_id, created_at DESC, id DESC, expires_at, deadline, employment_type, workplace)
  WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_poster_id_created_at_id_idx ON jobs (poster_id, created_at DESC, id DESC);
CREATE INDEX jobs_salary ON jobs (salary_max_cents DESC, id DESC)
  WHERE status = 'open' AND hidden_at IS NULL AND salary_max_cents IS NOT NULL;
CREATE INDEX jobs_state_newest ON jobs (state, created_at DESC, id DESC, expires_at, deadline, employment_type, workplace)
  WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_status_created_at_id_idx ON jobs (status, created_at DESC, id DESC);
CREATE INDEX jobs_subcategory ON jobs (subcategory, id);
CREATE INDEX jobs_subcategory_newest ON jobs (subcategory, created_at DESC, id DESC, expires_at, deadline, employment_type, workplace)
  WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_texts ON jobs USING gin (
  (title || ' ' || company || ' ' || category || ' ' || location || ' ' || description) gin_trgm_ops
) WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_type_newest ON jobs (employment_type, created_at DESC, id DESC, expires_at, deadline, workplace)
  WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_waiting ON jobs (coalesce(submitted_at, created_at), id) WHERE status = 'pending';
CREATE INDEX jobs_words ON jobs USING gin (title gin_trgm_ops, company gin_trgm_ops);

CREATE TABLE job_questions (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL,
  position smallint NOT NULL,
  text varchar(300) NOT NULL,
  kind question_kind NOT NULL DEFAULT 'text',
  required boolean NOT NULL DEFAULT true
);
CREATE UNIQUE INDEX job_questions_job_id_position_key ON job_questions (job_id, position);

CREATE TABLE job_applications (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL,
  applicant_id uuid NOT NULL,
  note varchar(4000) NOT NULL DEFAULT '',
  document_id uuid,
  status job_application_status NOT NULL DEFAULT 'submitted',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  poster_note varchar(2000) NOT NULL DEFAULT ''
);
CREATE INDEX job_applications_applicant_id_created_at_id_idx ON job_applications (applicant_id, created_at DESC, id DESC);
CREATE INDEX job_applications_document_id_idx ON job_applications (document_id);
CREATE UNIQUE INDEX job_applications_job_id_applicant_id_key ON job_applications (job_id, applicant_id);
CREATE INDEX job_applications_job_id_status_created_at_id_idx ON job_applications (job_id, status, created_at DESC, id DESC);

CREATE TABLE job_answers (
  application_id uuid NOT NULL,
  question_id uuid NOT NULL,
  text varchar(2000) NOT NULL,
  PRIMARY KEY (application_id, question_id)
);
CREATE INDEX job_answers_question_id_idx ON job_answers (question_id);

CREATE TABLE job_application_events (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL,
  actor_id uuid,
  from_status job_application_status,
  to_status job_application_status NOT NULL,
  note varchar(1000) NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX job_application_events_actor_id_idx ON job_application_events (actor_id);
CREATE INDEX job_application_events_application_id_created_at_idx ON job_application_events (application_id, created_at);

CREATE TABLE job_events (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL,
  actor_id uuid,
  action varchar(40) NOT NULL,
  from_status job_status,
  to_status job_status,
  reason varchar(1000),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX job_events_actor_id_idx ON job_events (actor_id);
CREATE INDEX job_events_ended ON job_events (created_at)
  WHERE to_status IN ('filled', 'closed', 'expired', 'rejected');
CREATE INDEX job_events_job_id_created_at_idx ON job_events (job_id, created_at DESC);

CREATE TABLE job_presses (
  job_id uuid NOT NULL,
  view_key varchar(43) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (job_id, view_key)
);
CREATE INDEX job_presses_created_at_idx ON job_presses (created_at);
CREATE INDEX job_presses_job_id_created_at_idx ON job_presses (job_id, created_at);

CREATE TABLE job_searches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  name varchar(120) NOT NULL,
  query varchar(2000) NOT NULL,
  alerts_since timestamptz(3) CONSTRAINT job_searches_checked_at_not_null NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  frequency alert_frequency NOT NULL DEFAULT 'daily',
  seen_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  compiled_at timestamptz(3),
  notified_at timestamptz(3),
  kind_id bigint
);
CREATE INDEX job_searches_kind_id_idx ON job_searches (kind_id);
CREATE INDEX job_searches_to_compile ON job_searches (id) WHERE compiled_at IS NULL;
CREATE UNIQUE INDEX job_searches_user_id_query_key ON job_searches (user_id, query);

CREATE TABLE job_search_kinds (
  id bigserial PRIMARY KEY,
  hash character(64) NOT NULL,
  wanted jsonb NOT NULL,
  place_ids integer[],
  keyed_at timestamptz(3),
  read_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX job_search_kinds_hash_key ON job_search_kinds (hash);

CREATE TABLE job_search_keys (
  key varchar(80) NOT NULL,
  kind_id bigint NOT NULL,
  PRIMARY KEY (key, kind_id)
);
CREATE INDEX job_search_keys_kind_id_idx ON job_search_keys (kind_id);

CREATE TABLE job_search_matches (
  search_id uuid NOT NULL,
  job_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  notified_at timestamptz(3),
  PRIMARY KEY (search_id, job_id)
);
CREATE INDEX job_search_matches_created_at_idx ON job_search_matches (created_at);
CREATE INDEX job_search_matches_job_id_user_id_idx ON job_search_matches (job_id, user_id);
CREATE INDEX job_search_matches_pending ON job_search_matches (user_id) WHERE notified_at IS NULL;

CREATE TABLE job_arrivals (
  id bigserial PRIMARY KEY,
  job_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX job_arrivals_job_id_idx ON job_arrivals (job_id);

-- Listings

CREATE TABLE listings (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL,
  category category NOT NULL,
  status listing_status NOT NULL DEFAULT 'draft',
  status_before_suspension listing_status,
  title varchar(140) NOT NULL,
  description varchar(10000) NOT NULL DEFAULT '',
  price_cents bigint NOT NULL DEFAULT 0,
  location varchar(160) NOT NULL DEFAULT '',
  city varchar(80),
  state varchar(2),
  property_type varchar(20),
  listing_type listing_type,
  details jsonb NOT NULL DEFAULT '{}',
  vendor_name varchar(120) NOT NULL,
  average_rating double precision NOT NULL DEFAULT 0,
  review_count integer NOT NULL DEFAULT 0,
  favorite_count integer NOT NULL DEFAULT 0,
  view_count integer NOT NULL DEFAULT 0,
  reduced_at timestamptz(3),
  previous_price_cents bigint,
  featured_until timestamptz(3),
  decision_reason varchar(1000),
  risk_reasons jsonb NOT NULL DEFAULT '[]',
  submitted_at timestamptz(3),
  published_at timestamptz(3),
  expires_at timestamptz(3),
  closed_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  featured_at timestamptz(3),
  place_id integer
);
CREATE INDEX listings_all_newest ON listings (created_at DESC, id DESC);
CREATE INDEX listings_area ON listings (((details ->> 'areaSqFt')::double precision))
  WHERE status = 'approved' AND category = 'realestate';
CREATE INDEX listings_available ON listings ((details ->> 'availableFrom'))
  WHERE status = 'approved' AND category = 'realestate';
CREATE INDEX listings_boosted ON listings (featured_until) WHERE featured_until IS NOT NULL;
CREATE INDEX listings_category_newest ON listings (category, created_at DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listings_category_price ON listings (category, price_cents, id) WHERE status = 'approved';
CREATE INDEX listings_category_rating ON listings (category, average_rating DESC, review_count DESC, id DESC)
  WHERE status = 'approved';
CREATE INDEX listings_desk ON listings (vendor_id, status, created_at DESC, id DESC);
CREATE INDEX listings_expiring ON listings (expires_at) WHERE status = 'approved' AND expires_at IS NOT NULL;
CREATE INDEX listings_featured ON listings (vendor_id, featured_at, id) WHERE featured_at IS NOT NULL;
CREATE INDEX listings_featured_ring ON listings (uuid_hash(id), id) WHERE featured_at IS NOT NULL;
CREATE INDEX listings_keys ON listings (id, price_cents, vendor_id, created_at, average_rating, review_count)
  WHERE status = 'approved';
CREATE INDEX listings_kind_price ON listings ((details ->> 'subcategory'), price_cents, id) WHERE status = 'approved';
CREATE INDEX listings_lot ON listings (((details ->> 'lotSqFt')::double precision))
  WHERE status = 'approved' AND category = 'realestate';
CREATE INDEX listings_newest ON listings (created_at DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listings_part_price ON listings (split_part((details ->> 'subcategory'), '/', 1), price_cents, id)
  WHERE status = 'approved';
CREATE INDEX listings_place_newest ON listings (place_id, created_at DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listings_place_price ON listings (place_id, category, price_cents) WHERE status = 'approved';
CREATE INDEX listings_price ON listings (price_cents, id) WHERE status = 'approved';
CREATE INDEX listings_property_newest ON listings (property_type, created_at DESC, id DESC)
  WHERE status = 'approved' AND category = 'realestate';
CREATE INDEX listings_property_price ON listings (property_type, price_cents, id)
  WHERE status = 'approved' AND category = 'realestate';
CREATE INDEX listings_queue ON listings (status, created_at, id) WHERE status <> 'approved';
CREATE INDEX listings_rating ON listings (average_rating DESC, review_count DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listings_reduced ON listings (created_at DESC, id DESC)
  WHERE status = 'approved' AND previous_price_cents IS NOT NULL;
CREATE INDEX listings_state_newest ON listings (category, state, created_at DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listings_state_price ON listings (category, state, price_cents, id) WHERE status = 'approved';
CREATE INDEX listings_state_property_newest ON listings (state, property_type, created_at DESC, id DESC)
  WHERE status = 'approved' AND category = 'realestate';
CREATE INDEX listings_state_property_price ON listings (state, property_type, price_cents, id)
  WHERE status = 'approved' AND category = 'realestate';
CREATE INDEX listings_subcategory ON listings ((details ->> 'subcategory'), id)
  WHERE (details ->> 'subcategory') IS NOT NULL;
CREATE INDEX listings_vendor_newest ON listings (vendor_id, created_at DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listings_waiting ON listings (coalesce(submitted_at, created_at), id) WHERE status = 'pending';
CREATE INDEX listings_waiting_words ON listings USING gin (title gin_trgm_ops, vendor_name gin_trgm_ops)
  WHERE status = 'pending';

CREATE TABLE listing_images (
  listing_id uuid NOT NULL,
  image_id uuid NOT NULL,
  position smallint NOT NULL,
  alt varchar(200) NOT NULL DEFAULT '',
  CONSTRAINT listing_images_listing_id_position_key UNIQUE (listing_id, position) DEFERRABLE,
  PRIMARY KEY (listing_id, image_id)
);
CREATE INDEX listing_images_image_id_idx ON listing_images (image_id);

CREATE TABLE listing_revisions (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL,
  author_id uuid,
  base_version integer NOT NULL,
  changes jsonb NOT NULL,
  status revision_status NOT NULL DEFAULT 'pending',
  reason varchar(1000),
  risk_reasons jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  decided_at timestamptz(3),
  decided_by_id uuid
);
CREATE INDEX listing_revisions_author_id_idx ON listing_revisions (author_id);
CREATE INDEX listing_revisions_decided_by_id_idx ON listing_revisions (decided_by_id);
CREATE INDEX listing_revisions_listing_id_created_at_idx ON listing_revisions (listing_id, created_at DESC);
CREATE UNIQUE INDEX listing_revisions_one_open ON listing_revisions (listing_id) WHERE decided_at IS NULL;
CREATE INDEX listing_revisions_waiting ON listing_revisions (created_at, listing_id) WHERE status = 'pending';

CREATE TABLE listing_events (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL,
  actor_id uuid,
  action varchar(40) NOT NULL,
  from_status listing_status,
  to_status listing_status,
  reason varchar(1000),
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX listing_events_actor_id_created_at_idx ON listing_events (actor_id, created_at DESC);
CREATE INDEX listing_events_listing_id_created_at_id_idx ON listing_events (listing_id, created_at DESC, id DESC);

CREATE TABLE price_changes (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL,
  price_cents bigint NOT NULL,
  previous_cents bigint,
  changed_by_id uuid,
  changed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX price_changes_changed_by_id_idx ON price_changes (changed_by_id);
CREATE INDEX price_changes_listing_id_changed_at_idx ON price_changes (listing_id, changed_at DESC);

CREATE TABLE listing_days (
  listing_id uuid NOT NULL,
  day date NOT NULL,
  vendor_id uuid NOT NULL,
  views integer NOT NULL DEFAULT 0,
  favorites integer NOT NULL DEFAULT 0,
  contacts integer NOT NULL DEFAULT 0,
  enquiries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (listing_id, day)
);
CREATE INDEX listing_days_vendor_id_day_idx ON listing_days (vendor_id, day);

CREATE TABLE category_counts (
  category category PRIMARY KEY,
  listings bigint NOT NULL DEFAULT 0
);

CREATE TABLE listing_imports (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL,
  created_by_id uuid,
  file_name varchar(255) NOT NULL,
  status import_status NOT NULL DEFAULT 'previewed',
  total_rows integer NOT NULL DEFAULT 0,
  done_rows integer NOT NULL DEFAULT 0,
  failed_rows integer NOT NULL DEFAULT 0,
  rows jsonb NOT NULL DEFAULT '[]',
  errors jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finished_at timestamptz(3),
  good_rows integer NOT NULL DEFAULT 0,
  unknown_columns jsonb NOT NULL DEFAULT '[]',
  submit boolean NOT NULL DEFAULT false
);
CREATE INDEX listing_imports_created_by_id_idx ON listing_imports (created_by_id);
CREATE INDEX listing_imports_vendor_id_created_at_idx ON listing_imports (vendor_id, created_at DESC);

-- Messages

CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  listing_id uuid,
  job_id uuid,
  starter_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  starter_unread integer NOT NULL DEFAULT 0,
  owner_unread integer NOT NULL DEFAULT 0,
  starter_archived_at timestamptz(3),
  owner_archived_at timestamptz(3),
  starter_messages integer NOT NULL DEFAULT 0,
  owner_messages integer NOT NULL DEFAULT 0,
  first_reply_seconds integer,
  last_message_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_message_text varchar(200) NOT NULL DEFAULT '',
  deal_closed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  vendor_id uuid
);
CREATE UNIQUE INDEX conversations_job_id_starter_id_key ON conversations (job_id, starter_id);
CREATE UNIQUE INDEX conversations_listing_id_starter_id_key ON conversations (listing_id, starter_id);
CREATE INDEX conversations_owner_id_last_message_at_id_idx ON conversations (owner_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_owner_unread ON conversations (owner_id) WHERE owner_unread > 0;
CREATE INDEX conversations_starter_id_last_message_at_id_idx ON conversations (starter_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_starter_unread ON conversations (starter_id) WHERE starter_unread > 0;
CREATE UNIQUE INDEX conversations_vendor_id_starter_id_key ON conversations (vendor_id, starter_id);

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL,
  sender_id uuid,
  text varchar(2000) NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  read_at timestamptz(3)
);
CREATE INDEX messages_conversation_id_created_at_id_idx ON messages (conversation_id, created_at DESC, id DESC);
CREATE INDEX messages_sender_id_created_at_idx ON messages (sender_id, created_at DESC);
CREATE INDEX messages_unread ON messages (conversation_id, created_at, id) WHERE read_at IS NULL;

CREATE TABLE message_attachments (
  message_id uuid NOT NULL,
  document_id uuid NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (message_id, document_id)
);
CREATE INDEX message_attachments_document_id_idx ON message_attachments (document_id);
CREATE UNIQUE INDEX message_attachments_message_id_position_key ON message_attachments (message_id, position);

CREATE TABLE offers (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL,
  listing_id uuid NOT NULL,
  proposed_by_id uuid NOT NULL,
  counter_to_id uuid,
  amount_cents bigint NOT NULL,
  note varchar(500) NOT NULL DEFAULT '',
  status offer_status NOT NULL DEFAULT 'open',
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  decided_at timestamptz(3),
  reserves boolean NOT NULL DEFAULT false,
  settled_at timestamptz(3),
  asked_at timestamptz(3),
  quantity integer NOT NULL DEFAULT 1
);
CREATE INDEX offers_conversation_id_created_at_idx ON offers (conversation_id, created_at DESC);
CREATE UNIQUE INDEX offers_counter_to_id_key ON offers (counter_to_id);
CREATE INDEX offers_expires_at_idx ON offers (expires_at) WHERE status = 'open';
CREATE INDEX offers_listing_id_created_at_idx ON offers (listing_id, created_at DESC);
CREATE UNIQUE INDEX offers_one_open ON offers (conversation_id) WHERE status = 'open';
CREATE INDEX offers_proposed_by_id_created_at_idx ON offers (proposed_by_id, created_at DESC);
CREATE INDEX offers_unsettled ON offers (decided_at) WHERE status = 'accepted' AND settled_at IS NULL;

CREATE TABLE viewings (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL,
  listing_id uuid NOT NULL,
  requested_by_id uuid NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  duration_minutes smallint NOT NULL DEFAULT 30,
  note varchar(500) NOT NULL DEFAULT '',
  status viewing_status NOT NULL DEFAULT 'requested',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX viewings_conversation_id_starts_at_idx ON viewings (conversation_id, starts_at);
CREATE INDEX viewings_listing_id_starts_at_idx ON viewings (listing_id, starts_at);
CREATE INDEX viewings_planned ON viewings (starts_at) WHERE status IN ('requested', 'confirmed', 'rescheduled');
CREATE INDEX viewings_requested_by_id_starts_at_idx ON viewings (requested_by_id, starts_at);

CREATE TABLE quick_replies (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  title varchar(80) NOT NULL,
  text varchar(2000) NOT NULL,
  position smallint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX quick_replies_user_id_position_idx ON quick_replies (user_id, position);

CREATE TABLE blocks (
  blocker_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (blocker_id, blocked_id)
);
CREATE INDEX blocks_blocked_id_idx ON blocks (blocked_id);

-- Notifications

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  type notification_type NOT NULL,
  title varchar(200) NOT NULL,
  body varchar(500) NOT NULL DEFAULT '',
  href varchar(300) NOT NULL DEFAULT '/',
  dedupe_key varchar(160),
  read_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX notifications_created_at_idx ON notifications (created_at);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_user_id_created_at_id_idx ON notifications (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX notifications_user_id_dedupe_key_key ON notifications (user_id, dedupe_key);

CREATE TABLE notification_preferences (
  user_id uuid NOT NULL,
  type notification_type NOT NULL,
  site boolean NOT NULL DEFAULT true,
  email boolean NOT NULL DEFAULT true,
  frequency mail_frequency NOT NULL DEFAULT 'instant',
  PRIMARY KEY (user_id, type)
);

CREATE TABLE digest_items (
  id bigserial PRIMARY KEY,
  user_id uuid NOT NULL,
  type notification_type NOT NULL,
  frequency mail_frequency NOT NULL,
  title varchar(200) NOT NULL,
  body varchar(500) NOT NULL DEFAULT '',
  href varchar(300) NOT NULL,
  dedupe_key varchar(160),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX digest_items_frequency_created_at_idx ON digest_items (frequency, created_at);
CREATE UNIQUE INDEX digest_items_user_id_dedupe_key_key ON digest_items (user_id, dedupe_key);

CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint varchar(1000) NOT NULL,
  p256dh varchar(100) NOT NULL,
  auth varchar(40) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);
CREATE INDEX push_subscriptions_user_id_created_at_idx ON push_subscriptions (user_id, created_at DESC);

CREATE TABLE unsubscribe_tokens (
  hash varchar(64) PRIMARY KEY,
  user_id uuid NOT NULL,
  type notification_type,
  used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX unsubscribe_tokens_created_at_idx ON unsubscribe_tokens (created_at);
CREATE INDEX unsubscribe_tokens_user_id_idx ON unsubscribe_tokens (user_id);

CREATE TABLE held_notices (
  id bigserial PRIMARY KEY,
  undo_id uuid NOT NULL,
  user_id uuid NOT NULL,
  notice jsonb NOT NULL,
  due_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX held_notices_due_at_idx ON held_notices (due_at);
CREATE INDEX held_notices_undo_id_idx ON held_notices (undo_id);
CREATE INDEX held_notices_user_id_idx ON held_notices (user_id);

-- Places

CREATE TABLE places (
  id serial PRIMARY KEY,
  slug varchar(80) NOT NULL,
  kind varchar(10) NOT NULL,
  name varchar(60) NOT NULL,
  state varchar(2) NOT NULL,
  key varchar(60) COLLATE "C" NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  rank integer NOT NULL
);
CREATE UNIQUE INDEX places_key_state_kind_key ON places (key, state, kind);
CREATE UNIQUE INDEX places_slug_key ON places (slug);

CREATE TABLE place_zips (
  zip varchar(5) COLLATE "C" PRIMARY KEY,
  place_id integer NOT NULL
);
CREATE INDEX place_zips_place_id_idx ON place_zips (place_id);

CREATE TABLE place_counts (
  place_id integer NOT NULL,
  category category NOT NULL,
  listing_type varchar(4) NOT NULL,
  property_type varchar(20) NOT NULL,
  listings integer NOT NULL,
  lowest_cents bigint,
  PRIMARY KEY (place_id, category, listing_type, property_type)
);

-- Platform

CREATE TABLE rate_limits (
  key varchar(160) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limits_expires_at_idx ON rate_limits (expires_at);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key varchar(200) NOT NULL,
  endpoint varchar(200) NOT NULL,
  body_hash varchar(64) NOT NULL,
  status smallint,
  response jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  completed_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  steps jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_expires_at_idx ON idempotency_keys (expires_at);

CREATE TABLE mails (
  id uuid PRIMARY KEY,
  user_id uuid,
  template varchar(60) NOT NULL,
  to_address varchar(254) NOT NULL,
  subject varchar(300) NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  status mail_status NOT NULL DEFAULT 'queued',
  attempts smallint NOT NULL DEFAULT 0,
  last_error varchar(1000),
  dedupe_key varchar(200),
  next_attempt_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at timestamptz(3),
  unsubscribe text,
  notification_type notification_type
);
CREATE INDEX mails_created_at_id_idx ON mails (created_at DESC, id DESC);
CREATE UNIQUE INDEX mails_dedupe_key_key ON mails (dedupe_key);
CREATE INDEX mails_find ON mails USING gin (to_address gin_trgm_ops, subject gin_trgm_ops);
CREATE INDEX mails_next_attempt_at_idx ON mails (next_attempt_at) WHERE status <> 'sent';
CREATE INDEX mails_status_created_at_id_idx ON mails (status, created_at DESC, id DESC);
CREATE INDEX mails_user_id_idx ON mails (user_id);

CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  actor_id uuid,
  actor_name varchar(120) NOT NULL,
  action varchar(80) NOT NULL,
  subject_type varchar(40) NOT NULL,
  subject_id varchar(80),
  summary varchar(500) NOT NULL DEFAULT '',
  data jsonb NOT NULL DEFAULT '{}',
  ip_hash varchar(64),
  request_id varchar(80),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  before jsonb,
  after jsonb
);
CREATE INDEX audit_log_action_created_at_id_idx ON audit_log (action, created_at DESC, id DESC);
CREATE INDEX audit_log_actor_id_created_at_id_idx ON audit_log (actor_id, created_at DESC, id DESC);
CREATE INDEX audit_log_created_at_id_idx ON audit_log (created_at DESC, id DESC);
CREATE INDEX audit_log_subject_type_subject_id_created_at_id_idx ON audit_log (subject_type, subject_id, created_at DESC, id DESC);

CREATE TABLE site_settings (
  key varchar(60) PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_by_id uuid
);
CREATE INDEX site_settings_updated_by_id_idx ON site_settings (updated_by_id);

CREATE TABLE undos (
  id uuid PRIMARY KEY,
  actor_id uuid NOT NULL,
  subject_type varchar(40) NOT NULL,
  subject_id uuid NOT NULL,
  summary varchar(500) NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  tags text[],
  due_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX undos_actor_id_idx ON undos (actor_id);
CREATE INDEX undos_created_at_idx ON undos (created_at);
CREATE INDEX undos_subject_type_subject_id_created_at_idx ON undos (subject_type, subject_id, created_at DESC);

-- Reports

CREATE TABLE reports (
  id uuid PRIMARY KEY,
  reporter_id uuid NOT NULL,
  subject_type report_subject NOT NULL,
  subject_id uuid NOT NULL,
  reason varchar(60) NOT NULL,
  text varchar(2000) NOT NULL DEFAULT '',
  status report_status NOT NULL DEFAULT 'open',
  resolution varchar(1000),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  handled_at timestamptz(3),
  handled_by_id uuid
);
CREATE INDEX reports_handled_by_id_idx ON reports (handled_by_id);
CREATE INDEX reports_of_thing ON reports (subject_type, subject_id, created_at, id) WHERE status = 'open';
CREATE UNIQUE INDEX reports_one_open ON reports (reporter_id, subject_type, subject_id) WHERE status = 'open';
CREATE INDEX reports_status_created_at_id_idx ON reports (status, created_at, id);
CREATE INDEX reports_subject_type_subject_id_idx ON reports (subject_type, subject_id);
CREATE INDEX reports_waiting ON reports (subject_type, created_at, id) WHERE status = 'open';

CREATE TABLE blocked_words (
  id uuid PRIMARY KEY,
  word citext NOT NULL,
  effect blocked_word_effect NOT NULL DEFAULT 'flag',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_by_id uuid
);
CREATE INDEX blocked_words_created_by_id_idx ON blocked_words (created_by_id);
CREATE UNIQUE INDEX blocked_words_word_key ON blocked_words (word);

CREATE TABLE reason_templates (
  id uuid PRIMARY KEY,
  queue varchar(40) NOT NULL,
  title varchar(80) NOT NULL,
  text varchar(1000) NOT NULL,
  position smallint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX reason_templates_queue_title_key ON reason_templates (queue, title);

-- Reviews

CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL,
  vendor_id uuid NOT NULL,
  author_id uuid NOT NULL,
  rating smallint NOT NULL,
  text varchar(4000) NOT NULL,
  status review_status NOT NULL DEFAULT 'pending',
  decision_reason varchar(1000),
  decided_at timestamptz(3),
  decided_by_id uuid,
  risk_reasons jsonb NOT NULL DEFAULT '[]',
  reply_text varchar(2000),
  replied_at timestamptz(3),
  picked boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX reviews_author_id_created_at_id_idx ON reviews (author_id, created_at DESC, id DESC);
CREATE INDEX reviews_decided_by_id_idx ON reviews (decided_by_id);
CREATE UNIQUE INDEX reviews_listing_id_author_id_key ON reviews (listing_id, author_id);
CREATE INDEX reviews_listing_newest ON reviews (listing_id, created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX reviews_picked ON reviews (created_at DESC) WHERE (status = 'published') AND picked;
CREATE INDEX reviews_published ON reviews (created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX reviews_queue ON reviews (status, created_at, id) WHERE status <> 'published';
CREATE INDEX reviews_unanswered ON reviews (vendor_id, created_at DESC)
  WHERE status = 'published' AND replied_at IS NULL;
CREATE INDEX reviews_vendor_newest ON reviews (vendor_id, created_at DESC, id DESC) WHERE status = 'published';

CREATE TABLE review_photos (
  review_id uuid NOT NULL,
  image_id uuid NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (review_id, image_id)
);
CREATE INDEX review_photos_image_id_idx ON review_photos (image_id);
CREATE UNIQUE INDEX review_photos_review_id_position_key ON review_photos (review_id, position);

-- Rewards

CREATE TABLE reward_entries (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  points integer NOT NULL,
  reason reward_reason NOT NULL,
  source varchar(120) NOT NULL,
  note varchar(200) NOT NULL DEFAULT '',
  expires_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX reward_entries_expires_at_idx ON reward_entries (expires_at) WHERE points > 0;
CREATE INDEX reward_entries_user_id_created_at_id_idx ON reward_entries (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX reward_entries_user_id_reason_source_key ON reward_entries (user_id, reason, source);

CREATE TABLE reward_balances (
  user_id uuid PRIMARY KEY,
  balance integer NOT NULL DEFAULT 0
);

CREATE TABLE reward_items (
  id uuid PRIMARY KEY,
  name varchar(120) NOT NULL,
  description varchar(1000) NOT NULL DEFAULT '',
  kind reward_kind NOT NULL,
  points integer NOT NULL,
  value integer NOT NULL,
  active boolean NOT NULL DEFAULT true,
  position smallint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX reward_items_name_key ON reward_items (name);
CREATE INDEX reward_items_position_id_idx ON reward_items (position, id) WHERE active;

CREATE TABLE reward_redemptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  item_id uuid NOT NULL,
  points integer NOT NULL,
  status redemption_status NOT NULL DEFAULT 'requested',
  listing_id uuid,
  advertisement_id uuid,
  code varchar(40),
  note varchar(500) NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  handled_at timestamptz(3),
  handled_by_id uuid
);
CREATE INDEX reward_redemptions_advertisement_id_idx ON reward_redemptions (advertisement_id);
CREATE UNIQUE INDEX reward_redemptions_code_key ON reward_redemptions (code);
CREATE INDEX reward_redemptions_handled_by_id_idx ON reward_redemptions (handled_by_id);
CREATE INDEX reward_redemptions_item_id_idx ON reward_redemptions (item_id);
CREATE INDEX reward_redemptions_listing_id_idx ON reward_redemptions (listing_id);
CREATE INDEX reward_redemptions_status_created_at_id_idx ON reward_redemptions (status, created_at, id);
CREATE INDEX reward_redemptions_user_id_created_at_id_idx ON reward_redemptions (user_id, created_at DESC, id DESC);

-- Search

CREATE TABLE listing_search (
  seq bigserial PRIMARY KEY,
  listing_id uuid NOT NULL,
  tsv tsvector NOT NULL,
  tie smallint NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX listing_search_listing_id_key ON listing_search (listing_id);
CREATE INDEX listing_search_titles ON listing_search USING gin (ts_filter(tsv, '{a,b}')) WITH (fastupdate=off);
CREATE INDEX listing_search_tsv_idx ON listing_search USING gin (tsv) WITH (fastupdate=off);

CREATE TABLE search_lexemes (
  lexeme varchar(120) COLLATE "C" PRIMARY KEY,
  documents integer NOT NULL,
  products integer NOT NULL DEFAULT 0,
  services integer NOT NULL DEFAULT 0,
  realestate integer NOT NULL DEFAULT 0,
  product_heads integer NOT NULL DEFAULT 0,
  service_heads integer NOT NULL DEFAULT 0,
  realestate_heads integer NOT NULL DEFAULT 0
);

CREATE TABLE search_words (
  word varchar(40) COLLATE "C" PRIMARY KEY,
  lexeme varchar(120) NOT NULL,
  documents integer NOT NULL
);
CREATE INDEX search_words_lexeme_idx ON search_words (lexeme);
CREATE INDEX search_words_trigram ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE search_phrases (
  phrase varchar(140) COLLATE "C" PRIMARY KEY,
  documents integer NOT NULL,
  samples uuid[] NOT NULL DEFAULT '{}'
);

CREATE TABLE search_changes (
  id bigserial PRIMARY KEY,
  revision bigint NOT NULL,
  listing_id uuid NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX search_changes_revision ON search_changes (revision);

CREATE TABLE search_builds (
  id integer PRIMARY KEY DEFAULT 1,
  revision bigint NOT NULL,
  built_at timestamptz(3) NOT NULL
);

CREATE TABLE search_synonyms (
  id serial PRIMARY KEY,
  words text[] NOT NULL,
  finds text[] NOT NULL DEFAULT '{}',
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE subcategory_changes (
  board text NOT NULL,
  path text NOT NULL,
  name text,
  words text,
  hidden boolean NOT NULL DEFAULT false,
  moved_to text,
  position double precision,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (board, path)
);

-- Searches

CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  name varchar(120) NOT NULL,
  filter jsonb NOT NULL,
  frequency alert_frequency NOT NULL DEFAULT 'daily',
  seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  notified_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  section varchar(20) NOT NULL DEFAULT '',
  query tsquery,
  min_cents bigint,
  max_cents bigint,
  place_id integer,
  within smallint,
  compiled_at timestamptz(3),
  alerts_since timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3)
);
CREATE INDEX saved_searches_deleted ON saved_searches (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX saved_searches_to_compile ON saved_searches (id) WHERE compiled_at IS NULL;
CREATE INDEX saved_searches_user_id_created_at_id_idx ON saved_searches (user_id, created_at DESC, id DESC);

CREATE TABLE saved_search_keys (
  lexeme varchar(120) NOT NULL,
  section varchar(20) NOT NULL,
  state varchar(2) NOT NULL,
  search_id uuid NOT NULL,
  PRIMARY KEY (lexeme, section, state, search_id)
);
CREATE INDEX saved_search_keys_search_id_idx ON saved_search_keys (search_id);

CREATE TABLE saved_search_matches (
  search_id uuid NOT NULL,
  listing_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  notified_at timestamptz(3),
  PRIMARY KEY (search_id, listing_id)
);
CREATE INDEX saved_search_matches_created_at_idx ON saved_search_matches (created_at);
CREATE INDEX saved_search_matches_listing_id_user_id_idx ON saved_search_matches (listing_id, user_id);
CREATE INDEX saved_search_matches_pending ON saved_search_matches (user_id) WHERE notified_at IS NULL;

CREATE TABLE search_arrivals (
  id bigserial PRIMARY KEY,
  listing_id uuid NOT NULL,
  before_cents bigint,
  before_tsv tsvector,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  before_place_id integer,
  before_details jsonb,
  before_rating double precision,
  before_pictured boolean
);
CREATE INDEX search_arrivals_listing_id_idx ON search_arrivals (listing_id);

-- Subscriptions

CREATE TABLE plans (
  id varchar(40) PRIMARY KEY,
  name varchar(80) NOT NULL,
  description varchar(500) NOT NULL DEFAULT '',
  price_cents bigint NOT NULL,
  listing_limit integer NOT NULL,
  photo_limit integer NOT NULL,
  featured_limit integer NOT NULL,
  ad_limit integer NOT NULL,
  trial_days smallint NOT NULL DEFAULT 14,
  stripe_price_id varchar(120),
  active boolean NOT NULL DEFAULT true,
  position smallint NOT NULL DEFAULT 0,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX plans_name_key ON plans (name);

CREATE TABLE subscriptions (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL,
  plan_id varchar(40) NOT NULL,
  next_plan_id varchar(40),
  status subscription_status NOT NULL DEFAULT 'trialing',
  provider payment_provider NOT NULL DEFAULT 'manual',
  trial_ends_at timestamptz(3),
  period_start timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  period_end timestamptz(3) NOT NULL,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  cancelled_at timestamptz(3),
  provider_customer_id varchar(120),
  provider_subscription_id varchar(120),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  left_stripe_at timestamptz(3),
  price_cents bigint NOT NULL,
  next_price_cents bigint,
  price_mail_cents bigint,
  price_mail_id uuid,
  stripe_price_cents bigint
);
CREATE INDEX subscriptions_created_at_id_idx ON subscriptions (created_at DESC, id DESC);
CREATE INDEX subscriptions_next_plan_id_idx ON subscriptions (next_plan_id);
CREATE INDEX subscriptions_plan_id_created_at_id_idx ON subscriptions (plan_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX subscriptions_provider_subscription_id_key ON subscriptions (provider_subscription_id);
CREATE INDEX subscriptions_status_created_at_id_idx ON subscriptions (status, created_at DESC, id DESC);
CREATE INDEX subscriptions_status_period_end_idx ON subscriptions (status, period_end);
CREATE UNIQUE INDEX subscriptions_vendor_id_key ON subscriptions (vendor_id);

CREATE TABLE payments (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  plan_id varchar(40) NOT NULL,
  amount_cents bigint NOT NULL,
  status payment_status NOT NULL DEFAULT 'pending',
  provider payment_provider NOT NULL DEFAULT 'manual',
  provider_reference varchar(120),
  period_start timestamptz(3) NOT NULL,
  period_end timestamptz(3) NOT NULL,
  paid_at timestamptz(3),
  marked_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  price_cents bigint
);
CREATE INDEX payments_marked_by_id_idx ON payments (marked_by_id);
CREATE INDEX payments_plan_id_idx ON payments (plan_id);
CREATE UNIQUE INDEX payments_provider_reference_key ON payments (provider_reference);
CREATE INDEX payments_status_created_at_id_idx ON payments (status, created_at, id);
CREATE INDEX payments_subscription_id_idx ON payments (subscription_id);
CREATE INDEX payments_vendor_id_created_at_id_idx ON payments (vendor_id, created_at DESC, id DESC);

CREATE TABLE webhook_events (
  id varchar(120) PRIMARY KEY,
  provider payment_provider NOT NULL,
  type varchar(120) NOT NULL,
  payload jsonb NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  processed_at timestamptz(3),
  error varchar(1000),
  waits_for varchar(120)
);
CREATE INDEX webhook_events_received_at_idx ON webhook_events (received_at);
CREATE INDEX webhook_events_waits_for_idx ON webhook_events (waits_for);

CREATE TABLE stripe_subscriptions (
  id varchar(120) PRIMARY KEY,
  vendor_id uuid NOT NULL,
  plan_id varchar(40),
  customer_id varchar(120),
  began_at timestamptz(3) NOT NULL,
  began_known boolean NOT NULL DEFAULT false,
  started boolean NOT NULL DEFAULT false,
  status varchar(40),
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  period_start timestamptz(3),
  period_end timestamptz(3),
  told_at timestamptz(3),
  told_rank smallint NOT NULL DEFAULT 0,
  told_by varchar(120) NOT NULL DEFAULT '',
  invoice_at timestamptz(3),
  invoice_paid boolean NOT NULL DEFAULT false,
  paid_start timestamptz(3),
  paid_end timestamptz(3),
  renews boolean,
  ended_at timestamptz(3),
  unsettled_since timestamptz(3),
  refunds_asked boolean NOT NULL DEFAULT false
);
CREATE INDEX stripe_subscriptions_plan_id_idx ON stripe_subscriptions (plan_id);
CREATE INDEX stripe_subscriptions_unsettled_since_idx ON stripe_subscriptions (unsettled_since);
CREATE INDEX stripe_subscriptions_vendor_id_began_at_idx ON stripe_subscriptions (vendor_id, began_at);

CREATE TABLE checkouts (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL,
  plan_id varchar(40) NOT NULL,
  amount_cents bigint NOT NULL,
  status checkout_status NOT NULL DEFAULT 'opening',
  session_id varchar(255),
  url varchar(4000),
  leased_until timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  price_cents bigint NOT NULL
);
CREATE INDEX checkouts_created_at_idx ON checkouts (created_at);
CREATE INDEX checkouts_plan_id_idx ON checkouts (plan_id);
CREATE UNIQUE INDEX checkouts_session_id_key ON checkouts (session_id);
CREATE INDEX checkouts_vendor_id_status_idx ON checkouts (vendor_id, status);

-- Users

CREATE TABLE users (
  id uuid PRIMARY KEY,
  username citext NOT NULL,
  email citext NOT NULL,
  email_verified_at timestamptz(3),
  first_name varchar(80) NOT NULL,
  last_name varchar(80) NOT NULL,
  phone varchar(30),
  password_hash varchar(255) NOT NULL,
  role role NOT NULL DEFAULT 'customer',
  status user_status NOT NULL DEFAULT 'active',
  suspended_reason varchar(500),
  suspended_at timestamptz(3),
  deleted_at timestamptz(3),
  demo boolean NOT NULL DEFAULT false,
  avatar_image_id uuid,
  referral_code varchar(20),
  referred_by_id uuid,
  terms_accepted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  suspended_until timestamptz(3),
  job_week_told date
);
CREATE INDEX users_avatar_image_id_idx ON users (avatar_image_id);
CREATE INDEX users_created_at_id_idx ON users (created_at DESC, id DESC);
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_find ON users USING gin (
  (username::text || ' ' || email::text || ' ' || first_name || ' ' || last_name) gin_trgm_ops
) WHERE status <> 'deleted';
CREATE UNIQUE INDEX users_referral_code_key ON users (referral_code);
CREATE INDEX users_referred_by_id_idx ON users (referred_by_id);
CREATE INDEX users_role_created_at_id_idx ON users (role, created_at DESC, id DESC);
CREATE INDEX users_status_created_at_id_idx ON users (status, created_at DESC, id DESC) WHERE status <> 'active';
CREATE INDEX users_suspension_ends ON users (suspended_until)
  WHERE status = 'suspended' AND suspended_until IS NOT NULL;
CREATE UNIQUE INDEX users_username_key ON users (username);

-- Vendors

CREATE TABLE vendors (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  business_name varchar(120) NOT NULL,
  slug varchar(140) NOT NULL,
  category category NOT NULL,
  phone varchar(30) NOT NULL,
  status vendor_status NOT NULL DEFAULT 'pending',
  decision_reason varchar(1000),
  submitted_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  approved_at timestamptz(3),
  logo_image_id uuid,
  banner_image_id uuid,
  about varchar(5000) NOT NULL DEFAULT '',
  hours jsonb NOT NULL DEFAULT '{}',
  website varchar(300),
  city varchar(80),
  state varchar(2),
  verified boolean NOT NULL DEFAULT false,
  average_rating double precision NOT NULL DEFAULT 0,
  review_count integer NOT NULL DEFAULT 0,
  median_reply_seconds integer,
  reply_threads integer NOT NULL DEFAULT 0,
  holiday_until timestamptz(3),
  holiday_message varchar(500) NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  place_id integer,
  reply_percent smallint,
  active_within vendor_activity,
  verified_at timestamptz(3),
  verified_by_id uuid
);
CREATE INDEX vendors_banner_image_id_idx ON vendors (banner_image_id);
CREATE INDEX vendors_find ON vendors USING gin (business_name gin_trgm_ops);
CREATE INDEX vendors_logo_image_id_idx ON vendors (logo_image_id);
CREATE INDEX vendors_place_id_idx ON vendors (place_id);
CREATE UNIQUE INDEX vendors_slug_key ON vendors (slug);
CREATE INDEX vendors_status_created_at_id_idx ON vendors (status, created_at DESC, id DESC);
CREATE INDEX vendors_submitted_at_id_idx ON vendors (submitted_at, id) WHERE status = 'pending';
CREATE UNIQUE INDEX vendors_user_id_key ON vendors (user_id);
CREATE INDEX vendors_verified_by_id_idx ON vendors (verified_by_id);

CREATE TABLE vendor_days (
  vendor_id uuid NOT NULL,
  day date NOT NULL,
  contacts integer NOT NULL DEFAULT 0,
  enquiries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (vendor_id, day)
);

CREATE TABLE vendor_applications (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL,
  business_name varchar(120) NOT NULL,
  category category NOT NULL,
  phone varchar(30) NOT NULL,
  note varchar(2000) NOT NULL DEFAULT '',
  status application_status NOT NULL DEFAULT 'pending',
  reason varchar(1000),
  submitted_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  decided_at timestamptz(3),
  decided_by_id uuid
);
CREATE INDEX vendor_applications_decided_by_id_idx ON vendor_applications (decided_by_id);
CREATE UNIQUE INDEX vendor_applications_one_pending ON vendor_applications (vendor_id) WHERE status = 'pending';
CREATE INDEX vendor_applications_vendor_id_submitted_at_idx ON vendor_applications (vendor_id, submitted_at DESC);

CREATE TABLE vendor_events (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL,
  actor_id uuid,
  from_status vendor_status,
  to_status vendor_status NOT NULL,
  reason varchar(1000),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX vendor_events_actor_id_idx ON vendor_events (actor_id);
CREATE INDEX vendor_events_vendor_id_created_at_idx ON vendor_events (vendor_id, created_at DESC);

-- Visits

CREATE TABLE visit_salts (
  day date PRIMARY KEY,
  salt bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE visits (
  id uuid PRIMARY KEY,
  day date NOT NULL,
  visitor_hash varchar(44) NOT NULL,
  started_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  views integer NOT NULL DEFAULT 0,
  entry_path varchar(300) NOT NULL,
  exit_path varchar(300) NOT NULL,
  referrer_host varchar(255),
  utm_source varchar(100),
  utm_medium varchar(100),
  utm_campaign varchar(100),
  device device NOT NULL DEFAULT 'desktop',
  browser varchar(40) NOT NULL DEFAULT '',
  system varchar(40) NOT NULL DEFAULT '',
  saw_listing_at timestamptz(3),
  contacted_at timestamptz(3)
);
CREATE INDEX visits_day_visitor_hash_last_seen_at_idx ON visits (day, visitor_hash, last_seen_at DESC);
CREATE INDEX visits_last_seen_at_idx ON visits (last_seen_at DESC);

CREATE TABLE page_views (
  id uuid PRIMARY KEY,
  visit_id uuid NOT NULL,
  day date NOT NULL,
  path varchar(300) NOT NULL,
  listing_id uuid,
  vendor_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX page_views_day_listing_id_idx ON page_views (day, listing_id) WHERE listing_id IS NOT NULL;
CREATE INDEX page_views_day_path_idx ON page_views (day, path);
CREATE INDEX page_views_visit_id_created_at_idx ON page_views (visit_id, created_at);

CREATE TABLE visit_days (
  day date NOT NULL,
  dimension visit_dimension NOT NULL,
  value varchar(300) NOT NULL DEFAULT '',
  visitors integer NOT NULL DEFAULT 0,
  visits integer NOT NULL DEFAULT 0,
  views integer NOT NULL DEFAULT 0,
  bounces integer NOT NULL DEFAULT 0,
  seconds bigint NOT NULL DEFAULT 0,
  listings integer NOT NULL DEFAULT 0,
  contacts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, dimension, value)
);
CREATE INDEX visit_days_dimension_day_visits_idx ON visit_days (dimension, day, visits DESC);

CREATE TABLE visit_rollups (
  day date PRIMARY KEY,
  rolled_at timestamptz(3) NOT NULL
);

CREATE TABLE search_term_days (
  day date NOT NULL,
  term varchar(100) NOT NULL,
  searches integer NOT NULL DEFAULT 0,
  zero_results integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, term)
);

-- The plan whose limits apply to a vendor now. A vendor without a row has the free plan.
CREATE VIEW live_plans AS
  SELECT vendor_id, plan_id FROM subscriptions
  WHERE status IN ('active', 'past_due') OR (status IN ('trialing', 'cancelled') AND period_end > now());

-- Foreign keys

ALTER TABLE advertisements
  ADD CONSTRAINT advertisements_image_id_fkey
    FOREIGN KEY (image_id) REFERENCES images(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT advertisements_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE advertisement_days
  ADD CONSTRAINT advertisement_days_advertisement_id_fkey
    FOREIGN KEY (advertisement_id) REFERENCES advertisements(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE advertisement_hits
  ADD CONSTRAINT advertisement_hits_advertisement_id_fkey
    FOREIGN KEY (advertisement_id) REFERENCES advertisements(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE advertisement_events
  ADD CONSTRAINT advertisement_events_actor_id_fkey
    FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT advertisement_events_advertisement_id_fkey
    FOREIGN KEY (advertisement_id) REFERENCES advertisements(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE sessions
  ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE password_reset_tokens
  ADD CONSTRAINT password_reset_tokens_issued_by_id_fkey
    FOREIGN KEY (issued_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT password_reset_tokens_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE email_changes
  ADD CONSTRAINT email_changes_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE totp_credentials
  ADD CONSTRAINT totp_credentials_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE recovery_codes
  ADD CONSTRAINT recovery_codes_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE login_challenges
  ADD CONSTRAINT login_challenges_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE live_events
  ADD CONSTRAINT live_events_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE live_event_counters
  ADD CONSTRAINT live_event_counters_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE favorites
  ADD CONSTRAINT favorites_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE favorite_changes
  ADD CONSTRAINT favorite_changes_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE homepage_settings
  ADD CONSTRAINT homepage_settings_updated_by_id_fkey
    FOREIGN KEY (updated_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE images
  ADD CONSTRAINT images_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE documents
  ADD CONSTRAINT documents_owner_id_fkey
    FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE uploads
  ADD CONSTRAINT uploads_document_id_fkey
    FOREIGN KEY (document_id) REFERENCES documents(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT uploads_image_id_fkey
    FOREIGN KEY (image_id) REFERENCES images(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE jobs
  ADD CONSTRAINT jobs_logo_image_id_fkey
    FOREIGN KEY (logo_image_id) REFERENCES images(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT jobs_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT jobs_poster_id_fkey FOREIGN KEY (poster_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE job_questions
  ADD CONSTRAINT job_questions_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_applications
  ADD CONSTRAINT job_applications_applicant_id_fkey
    FOREIGN KEY (applicant_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT job_applications_document_id_fkey
    FOREIGN KEY (document_id) REFERENCES documents(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT job_applications_job_id_fkey
    FOREIGN KEY (job_id) REFERENCES jobs(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE job_answers
  ADD CONSTRAINT job_answers_application_id_fkey
    FOREIGN KEY (application_id) REFERENCES job_applications(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT job_answers_question_id_fkey
    FOREIGN KEY (question_id) REFERENCES job_questions(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE job_application_events
  ADD CONSTRAINT job_application_events_actor_id_fkey
    FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT job_application_events_application_id_fkey
    FOREIGN KEY (application_id) REFERENCES job_applications(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_events
  ADD CONSTRAINT job_events_actor_id_fkey
    FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT job_events_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_presses
  ADD CONSTRAINT job_presses_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_searches
  ADD CONSTRAINT job_searches_kind_id_fkey
    FOREIGN KEY (kind_id) REFERENCES job_search_kinds(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT job_searches_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_search_keys
  ADD CONSTRAINT job_search_keys_kind_id_fkey
    FOREIGN KEY (kind_id) REFERENCES job_search_kinds(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_search_matches
  ADD CONSTRAINT job_search_matches_job_id_fkey
    FOREIGN KEY (job_id) REFERENCES jobs(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT job_search_matches_search_id_fkey
    FOREIGN KEY (search_id) REFERENCES job_searches(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_arrivals
  ADD CONSTRAINT job_arrivals_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE listings
  ADD CONSTRAINT listings_place_id_fkey
    FOREIGN KEY (place_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT listings_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE listing_images
  ADD CONSTRAINT listing_images_image_id_fkey
    FOREIGN KEY (image_id) REFERENCES images(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT listing_images_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE listing_revisions
  ADD CONSTRAINT listing_revisions_author_id_fkey
    FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT listing_revisions_decided_by_id_fkey
    FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT listing_revisions_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE listing_events
  ADD CONSTRAINT listing_events_actor_id_fkey
    FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT listing_events_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE price_changes
  ADD CONSTRAINT price_changes_changed_by_id_fkey
    FOREIGN KEY (changed_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT price_changes_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE listing_days
  ADD CONSTRAINT listing_days_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT listing_days_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE listing_imports
  ADD CONSTRAINT listing_imports_created_by_id_fkey
    FOREIGN KEY (created_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT listing_imports_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE conversations
  ADD CONSTRAINT conversations_job_id_fkey
    FOREIGN KEY (job_id) REFERENCES jobs(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT conversations_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT conversations_owner_id_fkey
    FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT conversations_starter_id_fkey
    FOREIGN KEY (starter_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT conversations_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE messages
  ADD CONSTRAINT messages_conversation_id_fkey
    FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT messages_sender_id_fkey
    FOREIGN KEY (sender_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE message_attachments
  ADD CONSTRAINT message_attachments_document_id_fkey
    FOREIGN KEY (document_id) REFERENCES documents(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT message_attachments_message_id_fkey
    FOREIGN KEY (message_id) REFERENCES messages(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE offers
  ADD CONSTRAINT offers_conversation_id_fkey
    FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT offers_counter_to_id_fkey
    FOREIGN KEY (counter_to_id) REFERENCES offers(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT offers_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT offers_proposed_by_id_fkey
    FOREIGN KEY (proposed_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE viewings
  ADD CONSTRAINT viewings_conversation_id_fkey
    FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT viewings_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT viewings_requested_by_id_fkey
    FOREIGN KEY (requested_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE quick_replies
  ADD CONSTRAINT quick_replies_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE blocks
  ADD CONSTRAINT blocks_blocked_id_fkey
    FOREIGN KEY (blocked_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT blocks_blocker_id_fkey
    FOREIGN KEY (blocker_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE notifications
  ADD CONSTRAINT notifications_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE notification_preferences
  ADD CONSTRAINT notification_preferences_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE digest_items
  ADD CONSTRAINT digest_items_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE push_subscriptions
  ADD CONSTRAINT push_subscriptions_session_id_fkey
    FOREIGN KEY (session_id) REFERENCES sessions(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT push_subscriptions_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE unsubscribe_tokens
  ADD CONSTRAINT unsubscribe_tokens_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE held_notices
  ADD CONSTRAINT held_notices_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE place_zips
  ADD CONSTRAINT place_zips_place_id_fkey
    FOREIGN KEY (place_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE place_counts
  ADD CONSTRAINT place_counts_place_id_fkey
    FOREIGN KEY (place_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE idempotency_keys
  ADD CONSTRAINT idempotency_keys_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE mails
  ADD CONSTRAINT mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE site_settings
  ADD CONSTRAINT site_settings_updated_by_id_fkey
    FOREIGN KEY (updated_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE undos
  ADD CONSTRAINT undos_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE reports
  ADD CONSTRAINT reports_handled_by_id_fkey
    FOREIGN KEY (handled_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT reports_reporter_id_fkey
    FOREIGN KEY (reporter_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE blocked_words
  ADD CONSTRAINT blocked_words_created_by_id_fkey
    FOREIGN KEY (created_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE reviews
  ADD CONSTRAINT reviews_author_id_fkey
    FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT reviews_decided_by_id_fkey
    FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT reviews_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT reviews_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE review_photos
  ADD CONSTRAINT review_photos_image_id_fkey
    FOREIGN KEY (image_id) REFERENCES images(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT review_photos_review_id_fkey
    FOREIGN KEY (review_id) REFERENCES reviews(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE reward_entries
  ADD CONSTRAINT reward_entries_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE reward_balances
  ADD CONSTRAINT reward_balances_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE reward_redemptions
  ADD CONSTRAINT reward_redemptions_advertisement_id_fkey
    FOREIGN KEY (advertisement_id) REFERENCES advertisements(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT reward_redemptions_handled_by_id_fkey
    FOREIGN KEY (handled_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT reward_redemptions_item_id_fkey
    FOREIGN KEY (item_id) REFERENCES reward_items(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT reward_redemptions_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT reward_redemptions_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE listing_search
  ADD CONSTRAINT listing_search_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_searches
  ADD CONSTRAINT saved_searches_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_search_keys
  ADD CONSTRAINT saved_search_keys_search_id_fkey
    FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_search_matches
  ADD CONSTRAINT saved_search_matches_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT saved_search_matches_search_id_fkey
    FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE search_arrivals
  ADD CONSTRAINT search_arrivals_listing_id_fkey
    FOREIGN KEY (listing_id) REFERENCES listings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_next_plan_id_fkey
    FOREIGN KEY (next_plan_id) REFERENCES plans(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT subscriptions_plan_id_fkey
    FOREIGN KEY (plan_id) REFERENCES plans(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT subscriptions_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE payments
  ADD CONSTRAINT payments_marked_by_id_fkey
    FOREIGN KEY (marked_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT payments_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT payments_subscription_id_fkey
    FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT payments_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE stripe_subscriptions
  ADD CONSTRAINT stripe_subscriptions_plan_id_fkey
    FOREIGN KEY (plan_id) REFERENCES plans(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT stripe_subscriptions_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE checkouts
  ADD CONSTRAINT checkouts_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT checkouts_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE users
  ADD CONSTRAINT users_avatar_image_id_fkey
    FOREIGN KEY (avatar_image_id) REFERENCES images(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT users_referred_by_id_fkey
    FOREIGN KEY (referred_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE vendors
  ADD CONSTRAINT vendors_banner_image_id_fkey
    FOREIGN KEY (banner_image_id) REFERENCES images(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT vendors_logo_image_id_fkey
    FOREIGN KEY (logo_image_id) REFERENCES images(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT vendors_place_id_fkey
    FOREIGN KEY (place_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT vendors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT vendors_verified_by_id_fkey
    FOREIGN KEY (verified_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE vendor_days
  ADD CONSTRAINT vendor_days_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE vendor_applications
  ADD CONSTRAINT vendor_applications_decided_by_id_fkey
    FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT vendor_applications_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE vendor_events
  ADD CONSTRAINT vendor_events_actor_id_fkey
    FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT vendor_events_vendor_id_fkey
    FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE page_views
  ADD CONSTRAINT page_views_visit_id_fkey
    FOREIGN KEY (visit_id) REFERENCES visits(id) ON UPDATE CASCADE ON DELETE CASCADE;
