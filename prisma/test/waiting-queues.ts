const waiting = 10_000;

const waits = "$1::timestamptz + n * interval '1 minute'";

/** Statements that let as many of each kind wait as there are people, one a minute from the time in `$1`. */
export const fillQueues = [
  `INSERT INTO users (id, username, email, password_hash, first_name, last_name, role, updated_at)
    SELECT gen_random_uuid(), 'waiting-' || n, 'waiting-' || n || '@mail.example', 'none', 'Robin', 'Miller', 'vendor', $1
    FROM generate_series(0, ${waiting - 1}) n`,
  `INSERT INTO vendors (id, user_id, business_name, slug, category, phone, status, submitted_at, updated_at)
    SELECT gen_random_uuid(), id, 'Corner Shop', 'shop-' || n, 'products', '555-010-4321', 'pending', ${waits}, $1
    FROM people`,
  `INSERT INTO listings (id, vendor_id, vendor_name, category, status, title, description, price_cents, location, city,
      state, submitted_at, updated_at)
    SELECT gen_random_uuid(), vendors.id, business_name, category, 'pending', 'Oak table ' || n,
      'A table made of oak that has stood in one kitchen for thirty years.', 25000, 'Austin, TX', 'Austin', 'TX', ${waits}, $1
    FROM people JOIN vendors ON user_id = people.id`,
  `INSERT INTO listing_revisions (id, listing_id, base_version, status, changes, created_at, updated_at)
    SELECT gen_random_uuid(), listings.id, 1, 'pending', jsonb_build_object('title', 'Ash table ' || n),
      ${waits} + interval '30 seconds', $1
    FROM people JOIN listings ON title = 'Oak table ' || n`,
  `INSERT INTO jobs (id, poster_id, title, company, category, subcategory, employment_type, workplace, location, state,
      description, status, submitted_at, updated_at)
    SELECT gen_random_uuid(), id, 'Line cook', 'Corner Kitchen', 'Hospitality', 'hospitality/kitchen', 'full_time', 'onsite',
      'Austin, TX', 'TX', 'Cook what the season gives, with two others, five evenings a week.', 'pending', ${waits}, $1
    FROM people`,
  `INSERT INTO reviews (id, listing_id, vendor_id, author_id, rating, text, status, created_at)
    SELECT gen_random_uuid(), l.id, l.vendor_id, people.id, 4, 'Came as described.', 'pending', ${waits}
    FROM people JOIN listings l ON l.title = 'Oak table ' || (n + 1) % ${waiting}`,
  `INSERT INTO advertisements (id, vendor_id, title, image_id, link_url, position, status, starts_at, ends_at, created_at, updated_at)
    SELECT gen_random_uuid(), vendors.id, 'Spring sale', (SELECT id FROM images LIMIT 1), 'https://shop.example.com', 'top',
      'pending', $1, $1::timestamptz + interval '90 days', ${waits}, ${waits}
    FROM people JOIN vendors ON user_id = people.id`,
  `INSERT INTO subscriptions (id, vendor_id, plan_id, price_cents, status, period_start, period_end)
    SELECT gen_random_uuid(), vendors.id, 'pro', 2900, 'active', $1, $1::timestamptz + interval '1 month'
    FROM people JOIN vendors ON user_id = people.id`,
  `INSERT INTO payments (id, vendor_id, subscription_id, plan_id, amount_cents, period_start, period_end, created_at)
    SELECT gen_random_uuid(), s.vendor_id, s.id, 'pro', 2900, s.period_start, s.period_end, ${waits}
    FROM people JOIN vendors ON user_id = people.id JOIN subscriptions s ON s.vendor_id = vendors.id`,
  `INSERT INTO reward_redemptions (id, user_id, item_id, points, created_at)
    SELECT gen_random_uuid(), id, (SELECT id FROM reward_items LIMIT 1), 400, ${waits} FROM people`,
  // Two people report each listing, and the report inserted second is dated earlier.
  `INSERT INTO reports (id, reporter_id, subject_type, subject_id, reason, created_at)
    SELECT gen_random_uuid(), people.id, 'listing', l.id, 'scam', ${waits}
    FROM people CROSS JOIN generate_series(1, 2) d JOIN listings l ON l.title = 'Oak table ' || (n + d) % ${waiting}
    ORDER BY d, random()`,
  `INSERT INTO mails (id, template, to_address, subject, html, text, status, created_at)
    SELECT gen_random_uuid(), 'welcome', 'waiting-' || n || '@mail.example', 'Hello', '', '', 'failed', ${waits} FROM people`,
  `INSERT INTO conversations (id, listing_id, starter_id, owner_id, created_at)
    SELECT gen_random_uuid(), l.id, people.id, v.user_id, $1
    FROM people JOIN listings l ON l.title = 'Oak table ' || (n + 1) % ${waiting} JOIN vendors v ON v.id = l.vendor_id`,
  `INSERT INTO held_messages (id, conversation_id, sender_id, text, copies, created_at)
    SELECT gen_random_uuid(), c.id, c.starter_id, 'I have a wonderful offer for you.', 3, ${waits}
    FROM people JOIN conversations c ON c.starter_id = people.id`,
  `INSERT INTO offers (id, conversation_id, listing_id, proposed_by_id, amount_cents, status, created_at, expires_at,
      decided_at, settled_at)
    SELECT gen_random_uuid(), c.id, c.listing_id, c.starter_id, 20000, 'accepted', $1, $1::timestamptz + interval '3 days', $1, $1 FROM conversations c`,
  `INSERT INTO deal_cases (id, deal_id, opener_id, other_id, reason, statements_until, created_at)
    SELECT gen_random_uuid(), o.id, c.starter_id, c.owner_id, 'no_show', $1, ${waits}
    FROM people JOIN conversations c ON c.starter_id = people.id JOIN offers o ON o.conversation_id = c.id`,
];
