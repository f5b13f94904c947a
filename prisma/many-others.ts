import { openConnection } from "@/lib/server/connection";
import { dropIndexes } from "./many-bulk";

const at = (minutes: string) => `date_trunc('minute', now()) - ${minutes} * interval '1 minute'`;

const businessNames = `initcap(($2::name[])[1 + g * 31 % cardinality($2::name[])]) || ' ' ||
  (ARRAY['Trading', 'Works', 'Studio', 'Supply', 'Homes', 'Services', 'Market'])[1 + g % 7]`;

/** $1 is the number of listings; vendors are 1/100 of that, customers 1/20. */
const people = [
  `INSERT INTO users (id, username, email, first_name, last_name, password_hash, role, created_at, updated_at)
    SELECT gen_random_uuid(), r.role || '-' || g, r.role || '-' || g || '@mail.example', 'Robin', 'Miller', 'none',
      r.role::role, ${at("g * 7")}, now()
    FROM (VALUES ('vendor', $1::int / 100 * 21 / 20), ('customer', $1 / 20), ('admin', 2)) r (role, count),
      generate_series(1, r.count) g`,
  `INSERT INTO vendors (id, user_id, business_name, slug, category, phone, status, submitted_at, approved_at, created_at,
      updated_at)
    SELECT gen_random_uuid(), u.id, ${businessNames}, 'shop-' || g,
      (ARRAY['products', 'services', 'realestate'])[1 + g % 3]::category, '555-010-4321', s.status::vendor_status,
      u.created_at, CASE WHEN s.status = 'approved' THEN u.created_at END, u.created_at, now()
    FROM (SELECT id, created_at, row_number() OVER (ORDER BY created_at, id)::int AS g FROM users WHERE role = 'vendor') u,
      LATERAL (SELECT CASE WHEN g <= $1::int / 100 THEN 'approved' ELSE 'pending' END AS status) s`,
  `INSERT INTO vendor_applications (id, vendor_id, business_name, category, phone, status, submitted_at, updated_at,
      decided_at)
    SELECT gen_random_uuid(), id, business_name, category, phone,
      CASE status WHEN 'approved' THEN 'approved' ELSE 'pending' END::application_status, submitted_at, now(), approved_at
    FROM vendors`,
  `INSERT INTO subscriptions (id, vendor_id, plan_id, price_cents, status, period_start, period_end, updated_at)
    SELECT gen_random_uuid(), id, 'pro', 2900, 'active', now() - interval '10 days', now() + interval '20 days', now()
    FROM vendors WHERE status = 'approved' AND hashtext(id::text) % 3 = 0`,
  `INSERT INTO payments (id, vendor_id, subscription_id, plan_id, amount_cents, status, period_start, period_end, paid_at,
      created_at)
    SELECT gen_random_uuid(), vendor_id, id, 'pro', 2900, s.status::payment_status, period_start, period_end,
      CASE s.status WHEN 'paid' THEN period_start END, ${at("g * 40000")}
    FROM subscriptions, generate_series(0, 5) g,
      LATERAL (SELECT CASE WHEN g = 0 AND hashtext(id::text) % 5 = 0 THEN 'pending' ELSE 'paid' END AS status) s`,
  `INSERT INTO sessions (id, user_id, expires_at, rotation, last_used_at)
    SELECT gen_random_uuid(), id, now() + interval '7 days', gen_random_uuid(), now() FROM users`,
  `INSERT INTO mails (id, user_id, template, to_address, subject, html, text, status, sent_at, created_at)
    SELECT gen_random_uuid(), id, 'listing_decision', email, 'Your listing is live', '', '', s.status::mail_status,
      CASE s.status WHEN 'sent' THEN now() END, ${at("g * 13")}
    FROM users, generate_series(1, 2) g,
      LATERAL (SELECT CASE WHEN hashtext(id::text) % 50 = g THEN 'failed' ELSE 'sent' END AS status) s`,
  `INSERT INTO jobs (id, poster_id, title, company, category, subcategory, location, state, description,
      salary_max_cents, status, published_at, expires_at, deadline, employment_type, created_at, updated_at)
    SELECT gen_random_uuid(), u.id, (ARRAY['Line cook', 'Carpenter', 'Nurse', 'Driver', 'Accountant'])[1 + g % 5] || ' '
        || ($2::name[])[1 + g * 17 % cardinality($2::name[])],
      initcap(($2::name[])[1 + g * 5 % cardinality($2::name[])]) || ' Works',
      (ARRAY['Hospitality', 'Construction and trades', 'Healthcare', 'Logistics', 'Legal'])[1 + g % 5],
      CASE WHEN g % 10 = 2 THEN 'healthcare/nursing' ELSE '' END, 'Austin, TX',
      (ARRAY['TX', 'MO', 'OR', 'NY', 'CA'])[1 + g / 5 % 5],
      repeat('Work with two others, five days a week, paid weekly. ', 12), CASE WHEN g % 3 > 0 THEN 3000000 + g % 97 * 100000 END,
      (CASE WHEN g % 5 = 4 THEN 'closed' ELSE 'open' END)::job_status, now() - interval '1 day',
      now() + interval '29 days', CASE WHEN g % 4 = 0 THEN now() + (1 + g % 27) * interval '1 day' END,
      (ARRAY['full_time', 'part_time', 'contract'])[1 + g % 3]::employment_type, ${at("g * 2")}, now()
    FROM generate_series(1, $1::int / 50) g
      JOIN (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM users WHERE role = 'vendor') u
        ON u.place = 1 + g % greatest(1, $1::int / 100)`,
];

const spread = `(SELECT l.id, l.vendor_id, l.price_cents, row_number() OVER ()::int AS g FROM listings l
    WHERE l.status = 'approved') l`;
const customer = `JOIN (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM users WHERE role = 'customer') u
    ON u.place = 1 + (l.g::bigint * 7919 % greatest(1, $1::int / 20))`;

const dependentTables: Record<string, string> = {
  listing_images: `SELECT l.id AS listing_id, (SELECT array_agg(id) FROM images)[1 + l.price_cents % 50] AS image_id,
      0 AS position FROM listings l WHERE $1::int > 0`,
  reviews: `SELECT gen_random_uuid() AS id, l.id AS listing_id, l.vendor_id, u.id AS author_id, 1 + l.g % 5 AS rating,
      'Exactly as described, and quick to answer.' AS text,
      (CASE WHEN l.g % 100 = 1 THEN 'pending' ELSE 'published' END)::review_status AS status,
      l.g % 100 = 4 AS picked, CASE WHEN l.g % 2 = 0 THEN 'Thank you!' END AS reply_text,
      CASE WHEN l.g % 2 = 0 THEN now() END AS replied_at, ${at("l.g")} AS created_at, now() AS updated_at
    FROM ${spread} ${customer} WHERE l.g % 10 < 3 OR l.g % 100 = 4`,
  favorites: `SELECT u.id AS user_id, l.id AS listing_id, l.price_cents, ${at("l.g")} AS created_at
    FROM ${spread} ${customer} WHERE l.g % 10 < 3`,
  saver_offers: `SELECT gen_random_uuid() AS id, l.id AS listing_id, greatest(1, l.price_cents - 1) AS amount_cents,
      now() AS sent_at, now() + interval '3 days' AS expires_at, now() AS created_at
    FROM ${spread} WHERE l.g % 10 = 0 AND $1::int > 0`,
  saved_jobs: `SELECT u.id AS user_id, j.id AS job_id, '{}'::jsonb AS facts, ${at("j.g")} AS created_at
    FROM (SELECT id, row_number() OVER ()::int AS g FROM jobs WHERE status = 'open') j
    JOIN (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM users WHERE role = 'customer') u
      ON u.place = 1 + (j.g::bigint * 7919 % greatest(1, $1::int / 20))`,
  listing_events: `SELECT gen_random_uuid() AS id, l.id AS listing_id, 'approve' AS action,
      'pending'::listing_status AS from_status, 'approved'::listing_status AS to_status, ${at("l.g")} AS created_at
    FROM ${spread} WHERE l.g % 5 = 0 AND $1::int > 0`,
  listing_days: `SELECT l.id AS listing_id, (now() - d * interval '7 days')::date AS day, l.vendor_id, d AS views
    FROM ${spread}, generate_series(1, 10) d WHERE l.g % 10 = 0 AND $1::int > 0`,
  visits: `SELECT gen_random_uuid() AS id, (now() - g * interval '1 minute')::date AS day, 'seen-' || g AS visitor_hash,
      ${at("g")} - interval '1 minute' AS started_at, ${at("g")} AS last_seen_at, 1 AS views, '/' AS entry_path, '/' AS exit_path
    FROM generate_series(1, least(20000, $1::int)) g`,
  visit_days: `SELECT (now() - d * interval '1 day')::date AS day, 'listing'::visit_dimension AS dimension,
      l.id::text AS value, 1 + l.g % 7 AS visits, 1 + l.g % 7 AS visitors, 2 + l.g % 9 AS views
    FROM ${spread}, generate_series(0, 119) d WHERE l.g <= least(500, $1::int)`,
  search_term_days: `SELECT (now() - d * interval '1 day')::date AS day, 'term ' || g AS term, 1 + g % 9 AS searches
    FROM generate_series(0, 119) d, generate_series(1, least(200, $1::int)) g`,
  listing_revisions: `SELECT gen_random_uuid() AS id, l.id AS listing_id, 1 AS base_version,
      '{"title": "Another title"}'::jsonb AS changes, ${at("l.g")} AS created_at, now() AS updated_at
    FROM ${spread} WHERE l.g % 1000 = 0 AND $1::int > 0`,
  conversations: `SELECT gen_random_uuid() AS id, l.id AS listing_id, u.id AS starter_id, v.user_id AS owner_id,
      l.g % 2 AS owner_unread, 1 AS starter_messages,
      'Hi, is this still available?' AS last_message_text
    FROM ${spread} ${customer} JOIN vendors v ON v.id = l.vendor_id WHERE l.g % 20 = 0`,
  held_messages: `SELECT gen_random_uuid() AS id, c.id AS conversation_id, c.starter_id AS sender_id,
      'I have a wonderful offer for you.' AS text, 3 AS copies,
      (CASE WHEN c.g % 2 = 0 THEN 'waiting' ELSE 'refused' END)::held_message_status AS status, ${at("c.g")} AS created_at
    FROM (SELECT *, row_number() OVER (ORDER BY id)::int AS g FROM conversations) c WHERE $1::int > 0`,
  offers: `SELECT gen_random_uuid() AS id, c.id AS conversation_id, c.listing_id, c.starter_id AS proposed_by_id,
      10000 AS amount_cents, s.status::offer_status AS status, now() + interval '3 days' AS expires_at,
      CASE WHEN s.status <> 'open' THEN now() END AS decided_at, ${at("c.g")} AS created_at
    FROM (SELECT *, row_number() OVER (ORDER BY id)::int AS g FROM conversations) c,
      LATERAL (SELECT (ARRAY['open', 'accepted', 'declined', 'expired'])[1 + c.g % 4] AS status) s WHERE $1::int > 0`,
  members: `SELECT gen_random_uuid() AS id, v.id AS vendor_id, u.id AS user_id,
      (ARRAY['manager', 'agent'])[1 + v.g % 2]::member_role AS role, ${at("v.g")} AS created_at
    FROM (SELECT id, row_number() OVER (ORDER BY created_at, id)::int AS g FROM vendors WHERE status = 'approved') v
      JOIN (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM users WHERE role = 'customer') u
        ON u.place = v.g
    WHERE $1::int > 0`,
  member_invitations: `SELECT gen_random_uuid() AS id, v.id AS vendor_id, 'invited-' || v.id || '@mail.example' AS email,
      'agent'::member_role AS role, md5(v.id::text) || md5(v.id::text) AS token_hash, now() AS created_at,
      now() + interval '7 days' AS expires_at
    FROM vendors v WHERE v.status = 'approved' AND $1::int > 0`,
  audit_log: `SELECT gen_random_uuid() AS id, v.user_id AS actor_id, 'vendor' AS actor_name, 'member.answer' AS action,
      'team' AS subject_type, v.id::text AS subject_id, 'vendor answered a customer' AS summary,
      ${at("g")} AS created_at
    FROM vendors v, generate_series(1, 20) g WHERE v.status = 'approved' AND $1::int > 0`,
  buyer_ratings: `SELECT gen_random_uuid() AS id, o.id AS deal_id, l.vendor_id, c.starter_id AS buyer_id,
      1 + o.g % 5 AS rating, 'Paid on time.' AS text,
      (CASE WHEN o.g % 10 = 1 THEN 'hidden' ELSE 'published' END)::buyer_rating_status AS status,
      now() + interval '7 days' AS publish_at, ${at("o.g")} AS created_at, now() AS updated_at
    FROM (SELECT *, row_number() OVER (ORDER BY id)::int AS g FROM offers WHERE status = 'accepted') o
      JOIN conversations c ON c.id = o.conversation_id JOIN listings l ON l.id = o.listing_id WHERE $1::int > 0`,
  deal_cases: `SELECT gen_random_uuid() AS id, o.id AS deal_id, c.starter_id AS opener_id, c.owner_id AS other_id,
      'no_show'::case_reason AS reason, s.status::case_status AS status, now() + interval '3 days' AS statements_until,
      CASE s.status WHEN 'closed' THEN 'settled'::case_outcome END AS outcome,
      CASE s.status WHEN 'closed' THEN 'You agreed.' END AS outcome_text,
      CASE s.status WHEN 'closed' THEN now() END AS closed_at, ${at("o.g")} AS created_at
    FROM (SELECT *, row_number() OVER (ORDER BY id)::int AS g FROM offers WHERE status = 'accepted') o
      JOIN conversations c ON c.id = o.conversation_id,
      LATERAL (SELECT CASE WHEN o.g % 2 = 0 THEN 'open' ELSE 'closed' END AS status) s WHERE $1::int > 0`,
  advertisements: `SELECT gen_random_uuid() AS id, v.id AS vendor_id, 'Spring sale' AS title,
      (SELECT min(id::text)::uuid FROM images) AS image_id, 'https://shop.example/sale' AS link_url,
      'top'::ad_position AS position, (CASE WHEN n % 10 = 1 THEN 'running' WHEN n % 10 = 2 THEN 'pending' ELSE 'ended' END)::ad_status AS status,
      now() - interval '2 days' AS starts_at,
      now() + interval '9 days' AS ends_at, ${at("n")} AS created_at, now() AS updated_at
    FROM (SELECT id, row_number() OVER (ORDER BY created_at, id)::int AS n FROM vendors WHERE status = 'approved') v
    WHERE n <= least(1000, $1::int / 100)`,
};

export async function createManyPeople(listings: number, words: readonly string[]): Promise<void> {
  const connection = await openConnection();
  for (const statement of people) {
    const values = [listings, words].slice(
      0,
      statement.includes("$2") ? 2 : statement.includes("$1") ? 1 : 0,
    );
    await connection.query(statement, values);
  }
  await connection.query("ANALYZE");
  await connection.end();
}

/**
 * Disables triggers and drops indexes first, because that locks the listings. The returned function loads the rows and
 * can run in parallel with other work.
 */
export async function prepareManyOthers(listings: number): Promise<() => Promise<void>> {
  const connection = await openConnection();
  const rebuilds = new Map<string, string[]>();
  for (const table of Object.keys(dependentTables)) {
    await connection.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    rebuilds.set(table, await dropIndexes(connection, table));
  }
  return async () => {
    for (const [table, select] of Object.entries(dependentTables)) {
      const { fields } = await connection.query(`${select} LIMIT 0`, [listings]);
      const columns = fields.map(({ name }) => name).join(", ");
      await connection.query(`INSERT INTO ${table} (${columns}) ${select}`, [listings]);
      for (const statement of rebuilds.get(table) ?? []) await connection.query(statement);
      await connection.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    }
    await connection.end();
  };
}
