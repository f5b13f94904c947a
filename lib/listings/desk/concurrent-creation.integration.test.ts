import { rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { lockVendor } from "@/lib/users/locking.rows";
import { waitForBlocked } from "@/prisma/test/locks";
import { create, createSeller, inputs } from "@/prisma/test/selling";

afterAll(() => stopQueue());

test("waits in the database for one listing of a vendor at a time", async () => {
  const busy = await createSeller();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const holding = transaction(
    async (tx) => {
      await lockVendor(tx, busy.vendorId);
      await released;
    },
    { slow: true },
  );
  const creating = Array.from({ length: 3 }, () => create(busy.browser, inputs.products));
  await waitForBlocked();
  // Gives the others time to arrive at the lock as well.
  for (let turn = 0; turn < 100; turn += 1) await rows(sql`SELECT 1`);
  const waiting = await rows(sql`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  release();
  await holding;
  expect(waiting).toHaveLength(1);
  expect((await Promise.all(creating)).map(({ status }) => status)).toEqual([201, 201, 201]);
});
