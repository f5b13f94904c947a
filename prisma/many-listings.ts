import { openConnection } from "@/lib/server/connection";

/** From here on the rows are loaded with the triggers off, and what these keep is rebuilt. */
const bulk = 10_000;

const insert = `
  INSERT INTO listings (id, vendor_id, category, status, title, description, price_cents, location, city, state,
    property_type, listing_type, vendor_name, average_rating, review_count, published_at, created_at)
  SELECT gen_random_uuid(), v.ids[1 + g % cardinality(v.ids)], c.category,
    (CASE WHEN g % 20 = 7 THEN 'pending' WHEN g % 50 = 9 THEN 'paused' ELSE 'approved' END)::listing_status,
    initcap(concat_ws(' ',
      (ARRAY['vintage', 'modern', 'rustic', 'handmade', 'compact', 'elegant', 'sturdy'])[1 + g % 7],
      (ARRAY['oak', 'leather', 'steel', 'walnut', 'linen', 'marble', 'bamboo', 'copper', 'ceramic', 'velvet', 'glass'])[1 + g / 3 % 11],
      CASE c.category
        WHEN 'products' THEN (ARRAY['table', 'lamp', 'sofa', 'bookshelf', 'mirror'])[1 + g / 7 % 5]
        WHEN 'services' THEN (ARRAY['cleaning', 'plumbing', 'painting', 'gardening'])[1 + g / 5 % 4]
        ELSE (ARRAY['apartment', 'cottage', 'studio', 'warehouse'])[1 + g / 11 % 4]
      END)),
    concat_ws(' ', 'Item', 'number' || g, 'from batch ' || g % 500 || '.',
      CASE WHEN g % 10 < 7 THEN 'Excellent quality.' END,
      CASE WHEN g % 10 < 3 THEN 'Delivery included.' END,
      CASE WHEN g % 97 = 5 THEN 'Comes with a zeppelin.' END),
    CASE c.category WHEN 'realestate' THEN 10000000 + g * 104729::bigint % 900000000 ELSE 500 + g * 7919::bigint % 200000 / 500 * 500 END,
    p.city || ', ' || p.state, p.city, p.state,
    CASE WHEN c.category = 'realestate' THEN (ARRAY['condo', 'farm', 'office', 'single-family'])[1 + g / 2 % 4] END,
    CASE WHEN c.category = 'realestate' THEN (CASE WHEN g % 4 = 0 THEN 'rent' ELSE 'sale' END)::listing_type END,
    'Shop ' || (ARRAY['Marigold', 'Juniper', 'Saffron'])[1 + g % 3],
    (g / 13 % 11) / 2.0, g / 17 % 9, now(), date_trunc('minute', now()) - g / 2 * interval '1 minute'
  FROM generate_series(1, $1::int) g,
    LATERAL (SELECT (ARRAY['products', 'services', 'realestate'])[1 + g % 3]::category AS category) c,
    LATERAL (SELECT (ARRAY['Austin', 'Dallas', 'St. Louis', 'Portland', 'New York', 'Orange', 'Cheyenne'])[1 + g / 2 % 7] AS city,
      (ARRAY['TX', 'TX', 'MO', 'OR', 'NY', 'CA', 'WY'])[1 + g / 2 % 7] AS state) p,
    (SELECT $2::uuid[] AS ids) v`;

/**
 * Listings of these vendors in one statement, most of them approved: words, places, prices, ratings and times are
 * spread evenly and repeat, so that sorts have ties. A hundred thousand take some ten seconds.
 */
export async function createManyListings(count: number, vendorIds: readonly string[]): Promise<void> {
  const connection = await openConnection();
  try {
    if (count >= bulk) await connection.query("ALTER TABLE listings DISABLE TRIGGER USER");
    await connection.query(insert, [count, vendorIds]);
    if (count >= bulk) {
      await connection.query("ALTER TABLE listings ENABLE TRIGGER USER");
      await connection.query("SELECT rebuild_listing_search(), rebuild_category_counts()");
    }
    await connection.query("ANALYZE listings, listing_search");
  } finally {
    await connection.end();
  }
}
