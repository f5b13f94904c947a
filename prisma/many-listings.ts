import type pg from "pg";
import { openConnection } from "@/lib/server/connection";
import { dropIndexes, drainStatements, runInParallel } from "./many-bulk";
import { manyWordCount, manyWords } from "./many-words";

/** Row count above which triggers are disabled and their results rebuilt, and descriptions are long. */
const bulk = 10_000;

/** Word frequency follows Zipf's law, as in natural language. */
function word(n: number): string {
  const chance = `(hashint8extended(g, ${n}) & 16777215) / 16777216.0::float8`;
  return `($4::name[])[floor(power(${manyWordCount}, ${chance}))::int]`;
}

const longText = Array.from({ length: 8 }, (_, n) => word(n + 1)).join(", ");

const insert = `
  INSERT INTO listings (id, vendor_id, category, status, title, description, price_cents, location, city, state,
    place_id, property_type, listing_type, details, vendor_name, average_rating, review_count, published_at, created_at)
  SELECT gen_random_uuid(), v.id, c.category,
    (CASE WHEN g % 20 = 7 THEN 'pending' WHEN g % 50 = 9 THEN 'paused' ELSE 'approved' END)::listing_status,
    initcap(concat_ws(' ',
      (ARRAY['vintage', 'modern', 'rustic', 'handmade', 'compact', 'elegant', 'sturdy'])[1 + g % 7],
      (ARRAY['oak', 'leather', 'steel', 'walnut', 'linen', 'marble', 'bamboo', 'copper', 'ceramic', 'velvet', 'glass'])[1 + g / 3 % 11],
      CASE c.category
        WHEN 'products' THEN (ARRAY['table', 'lamp', 'sofa', 'bookshelf', 'mirror'])[1 + g / 7 % 5]
        WHEN 'services' THEN (ARRAY['cleaning', 'plumbing', 'painting', 'gardening'])[1 + g / 5 % 4]
        ELSE (ARRAY['apartment', 'cottage', 'studio', 'warehouse'])[1 + g / 11 % 4]
      END,
      ${word(0)})),
    concat_ws(' ', 'Item', 'number' || g, 'from batch ' || g % 500 || '.',
      CASE WHEN g % 10 < 7 THEN 'Excellent quality.' END,
      CASE WHEN g % 10 < 3 THEN 'Delivery included.' END,
      CASE WHEN g % 97 = 5 THEN 'Comes with a zeppelin.' END,
      ${longText}),
    CASE c.category WHEN 'realestate' THEN 10000000 + g * 104729::bigint % 900000000 ELSE 500 + g * 7919::bigint % 200000 / 500 * 500 END,
    p.city || ', ' || p.state, p.city, p.state, pl.id,
    CASE WHEN c.category = 'realestate' THEN (ARRAY['condo', 'farm', 'office', 'single-family'])[1 + g / 2 % 4] END,
    CASE WHEN c.category = 'realestate' THEN (CASE WHEN g % 4 = 0 THEN 'rent' ELSE 'sale' END)::listing_type END,
    CASE c.category
      WHEN 'products' THEN jsonb_build_object('subcategory', CASE WHEN g % 4 = 0 THEN 'home-garden/furniture' ELSE 'home-garden/decor' END, 'brand', (ARRAY['Gripgauge', 'Old Mill', 'Parlor'])[1 + g / 5 % 3],
        'condition', (ARRAY['new', 'like_new', 'used', 'refurbished'])[1 + g / 3 % 4], 'delivery', g % 2 = 0)
        || CASE WHEN g % 5 = 0 THEN jsonb_build_object('year', 1990 + g / 5 % 37, 'mileage', g::bigint * 37 % 200000) ELSE '{}' END
      WHEN 'services' THEN jsonb_build_object('pricing', (ARRAY['fixed', 'hourly', 'from'])[1 + g / 7 % 3],
        'areaServed', (ARRAY['Within 30 miles', 'Greater area', 'In town', 'Within 10 miles', 'Nationwide'])[CASE WHEN g % 40 = 1 THEN 5 ELSE 1 + g / 3 % 4 END])
      ELSE jsonb_build_object('beds', g / 3 % 6, 'baths', 1 + g / 7 % 3, 'areaSqFt', 400 + g * 31 % 4000,
        'furnished', g % 5 = 0, 'pets', g % 7 = 0, 'availableFrom', (date '2026-01-01' + g % 700)::text)
    END,
    CASE WHEN cardinality($4::name[]) > 0 THEN v.business_name
      ELSE 'Shop ' || (ARRAY['Marigold', 'Juniper', 'Saffron'])[1 + g % 3] END,
    (g / 13 % 11) / 2.0, g / 17 % 9, now(), date_trunc('minute', now()) - g / 2 * interval '1 minute'
  FROM generate_series($1::int, $2::int) g
    JOIN (SELECT vendors.id, vendors.business_name, place FROM unnest($3::uuid[]) WITH ORDINALITY AS chosen (id, place)
      JOIN vendors ON vendors.id = chosen.id) v ON v.place = 1 + g % cardinality($3::uuid[]),
    LATERAL (SELECT (ARRAY['products', 'services', 'realestate'])[1 + g % 3]::category AS category) c,
    LATERAL (SELECT (ARRAY['Austin', 'Dallas', 'St. Louis', 'Portland', 'New York', 'Orange', 'Cheyenne'])[1 + g / 2 % 7] AS city,
      (ARRAY['TX', 'TX', 'MO', 'OR', 'NY', 'CA', 'WY'])[1 + g / 2 % 7] AS state) p
    LEFT JOIN places pl ON pl.kind = 'city' AND pl.state = p.state AND pl.key = gazetteer_key(p.city)`;

/** Same as rebuild_listing_search(), split by age into ranges that run in parallel: after position $1, up to $2. */
const insertSearch = `
  INSERT INTO listing_search (seq, listing_id, tsv, tie)
  SELECT seq, id, listing_tsv(seq, title, vendor_name, location, city, state, description, category, property_type,
    listing_type, details, price_cents, place_id), rating_tie(average_rating, review_count)
  FROM (SELECT row_number() OVER (ORDER BY created_at, id) AS seq, id FROM listings WHERE status = 'approved') place
    JOIN listings USING (id)
  WHERE seq > $1::bigint AND seq <= $2::bigint
  ORDER BY seq`;

async function createInBulk(
  connection: pg.Client,
  count: number,
  vendorIds: readonly string[],
): Promise<void> {
  const words = manyWords();
  const half = Math.floor(count / 2);
  const tables = "listings, listing_search".split(", ");
  const rebuild: string[] = [];
  for (const table of tables) {
    await connection.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    rebuild.push(...(await dropIndexes(connection, table)));
  }
  await runInParallel([
    (one) => one.query(insert, [1, half, vendorIds, words]),
    (one) => one.query(insert, [half + 1, count, vendorIds, words]),
  ]);
  await runInParallel([
    (one) => one.query(insertSearch, [0, half]),
    (one) => one.query(insertSearch, [half, count]),
  ]);
  // Foreign keys last: adding two in parallel to one table would block.
  const isKey = (statement: string) => statement.startsWith("ALTER");
  const indexes = rebuild.filter((statement) => !isKey(statement));
  await runInParallel([drainStatements(indexes), drainStatements(indexes)]);
  await drainStatements(rebuild.filter(isKey))(connection);
  await connection.query("SELECT setval('listing_search_seq_seq', max(seq)) FROM listing_search");
  await connection.query("SELECT rebuild_category_counts(), rebuild_place_counts()");
  for (const table of tables) await connection.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

export async function createManyListings(count: number, vendorIds: readonly string[]): Promise<void> {
  const connection = await openConnection();
  try {
    if (count < bulk) await connection.query(insert, [1, count, vendorIds, []]);
    else await createInBulk(connection, count, vendorIds);
    await connection.query("ANALYZE listings, listing_search");
  } finally {
    await connection.end();
  }
}
