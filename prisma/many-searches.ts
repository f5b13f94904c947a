import { compileListings } from "@/lib/searches/matching/listings.queries";
import type { SavedFilter } from "@/lib/searches/matching/rules";
import { openConnection } from "@/lib/server/connection";
import { manyWords } from "./many-words";

const styles = ["vintage", "modern", "rustic", "handmade", "compact", "elegant", "sturdy"];
const materials = [
  "oak",
  "leather",
  "steel",
  "walnut",
  "linen",
  "marble",
  "bamboo",
  "copper",
  "velvet",
  "glass",
];
const products = ["table", "lamp", "sofa", "bookshelf", "mirror"];
const services = ["cleaning", "plumbing", "painting", "gardening"];
const homes = ["condo", "farm", "office", "single-family"] as const;
const cities = ["austin-tx", "dallas-tx", "portland-or", "new-york-ny", "cheyenne-wy"];
const states = ["TX", "MO", "OR", "NY", "CA"];

const pick = <T>(list: readonly T[], n: number) => list[n % list.length]!;

function filterOf(n: number, words: readonly string[]): Partial<SavedFilter> {
  const m = Math.floor(n / 5);
  const thing = `${pick(materials, m)} ${pick(products, Math.floor(m / 10))}`;
  switch (n % 5) {
    case 0:
      return { search: `${pick(styles, m)} ${thing}`, maxPrice: 300 + n };
    case 1:
      return { search: words[200 + m * 7]! };
    case 2:
      return {
        category: "realestate",
        listingType: m % 2 ? "rent" : "sale",
        propertyType: pick(homes, m),
        place: pick(cities, m),
        within: 25,
        maxPrice: 500_000 + n * 1000,
      };
    case 3:
      return { category: "products", search: `${thing} under ${500 + n}`, state: pick(states, m) };
    default: {
      const work = `${pick(styles, m)} ${pick(services, Math.floor(m / 7))}`;
      return {
        category: "services",
        maxPrice: 1000 + n,
        ...(m % 4 === 3
          ? { search: work, place: pick(cities, m), serves: "1" }
          : { search: `${work} in Austin` }),
      };
    }
  }
}

const fill = [
  `CREATE TEMP TABLE kept AS
    SELECT gen_random_uuid() AS id, u.id AS user_id, (u.place * 7 + i * 97) % $2::int AS n
    FROM (SELECT id, row_number() OVER (ORDER BY created_at, id)::int AS place FROM users WHERE role = 'customer') u,
      generate_series(0, 19) i
    ORDER BY u.place, i LIMIT $1::int`,
  `INSERT INTO saved_searches (id, user_id, name, filter, section, frequency, query, min_cents, max_cents, place_id,
      within, compiled_at, seen_at, alerts_since, created_at)
    SELECT o.id, o.user_id, k.name, k.filter, k.section, 'instant', k.query::tsquery, k."minCents", k."maxCents",
      k."placeId", k.within, now(), d.then, d.then, d.then
    FROM kept o JOIN kinds k USING (n), (SELECT now() - interval '1 day' AS then) d`,
  `INSERT INTO saved_search_keys (lexeme, section, state, search_id)
    SELECT DISTINCT left(l.lexeme, 120), k.section, t.state, o.id
    FROM kept o JOIN kinds k USING (n), unnest(k.lexemes) l (lexeme), unnest(k.states) t (state)`,
];

type Many = { searches: number; kinds: number };

export async function createManySearches({ searches, kinds }: Many): Promise<void> {
  const words = manyWords();
  const compiled: object[] = [];
  for (let n = 0; n < kinds; n += 1) {
    const filter = filterOf(n, words) as SavedFilter;
    compiled.push({ n, filter, ...(await compileListings(filter)) });
  }
  const connection = await openConnection();
  try {
    await connection.query(
      `CREATE TEMP TABLE kinds AS SELECT * FROM jsonb_to_recordset($1::jsonb) AS k (n int, filter jsonb, name text,
        section text, query text, "minCents" bigint, "maxCents" bigint, "placeId" int, within smallint, lexemes text[],
        states text[])`,
      [JSON.stringify(compiled)],
    );
    for (const statement of fill) {
      const values = statement.includes("$2") ? [searches, kinds] : [];
      await connection.query(statement, values);
    }
    await connection.query("ANALYZE saved_searches, saved_search_keys");
  } finally {
    await connection.end();
  }
}

export async function publishListings(count: number): Promise<void> {
  const connection = await openConnection();
  try {
    await connection.query(
      `UPDATE listings SET status = 'approved', published_at = clock_timestamp(), expires_at = now() + interval '90 days'
        WHERE id IN (SELECT id FROM listings WHERE status = 'pending' ORDER BY id LIMIT $1)`,
      [count],
    );
  } finally {
    await connection.end();
  }
}
