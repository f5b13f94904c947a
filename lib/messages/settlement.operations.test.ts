import { openConnection } from "@/lib/server/connection";
import { sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { explain, recordStatements } from "@/prisma/plans";
import { createConversation } from "@/prisma/test/conversations";
import { settleDeals } from "./deals/closing.commands";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

test("finds deals to settle among 100,000 offers by the index of agreed, open deals", async () => {
  const { listingId, vendor } = await createConversation();
  // This connection has no statement timeout.
  const connection = await openConnection();
  try {
    await connection.query(sql`
      WITH people AS (
        INSERT INTO users (id, username, email, password_hash, first_name, last_name, updated_at)
        SELECT gen_random_uuid(), 'many' || n, 'many' || n || '@example.com', 'x', 'Kim', 'Lee', now()
        FROM generate_series(1, 10000) n RETURNING id
      ), talks AS (
        INSERT INTO conversations (id, listing_id, starter_id, owner_id)
        SELECT gen_random_uuid(), ${listingId}::uuid, id, ${vendor.id}::uuid FROM people RETURNING id, starter_id
      )
      INSERT INTO offers (id, conversation_id, listing_id, proposed_by_id, amount_cents, status, created_at, expires_at,
        decided_at, settled_at)
      SELECT gen_random_uuid(), t.id, ${listingId}::uuid, t.starter_id, 100, 'accepted', now() - interval '9 days',
        now() - interval '6 days', now() - interval '7 days', CASE WHEN n > 1 OR t.id < '10000000-0000-4000-8000-000000000000' THEN now() END
      FROM talks t CROSS JOIN generate_series(1, 10) n`);
    await connection.query("ANALYZE offers");
    const { sent } = await recordStatements(() => settleDeals());
    expect(sent).toHaveLength(1);
    const plans = await explain(connection, sent);
    expect([...plans.indexes]).toContain("offers_unsettled");
    expect(plans.scanned.has("offers")).toBe(false);
    expect(plans.sorted).toBeLessThanOrEqual(100);
  } finally {
    await connection.end();
  }
});
