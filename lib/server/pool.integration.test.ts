import { inBackground } from "./background";
import { connectionSettings } from "./connection";
import { rows, slowRows, sql, transaction } from "./db";
import { PatientPool } from "./patient-pool";
import { getPool, lanes } from "./pool";

describe("a connection that the server ends", () => {
  test("is not used again, whoever asks next", async () => {
    await rows(sql`CREATE OR REPLACE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`);
    await rows(sql`CREATE TABLE ends_connection (id int)`);
    await rows(sql`CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON ends_connection DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION end_connection()`);
    for (let round = 0; round < 20; round += 1) {
      const ended = transaction((tx) => tx.rows(sql`INSERT INTO ends_connection VALUES (${round}::int)`));
      await expect(ended).rejects.toThrow();
      expect(await rows(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
    }
    expect(await rows(sql`SELECT 1 FROM ends_connection`)).toEqual([]);
  });
});

/** Takes every connection of a lane; returns what gives them back. */
async function takeAll(lane: "fast" | "slow"): Promise<() => void> {
  const all = Array.from({ length: lanes[lane].connections }, () => getPool(lane).connect());
  const taken = await Promise.allSettled(all);
  const giveBack = () => {
    for (const one of taken) if (one.status === "fulfilled") one.value.release();
  };
  const failed = taken.find((one) => one.status === "rejected");
  if (!failed) return giveBack;
  giveBack();
  throw failed.reason;
}

test("tasks ask the database while requests keep all of its connections", async () => {
  const giveBack = [await takeAll("fast"), await takeAll("slow")];
  const one = sql`SELECT current_setting('application_name') AS name`;
  const work = async () => [
    await rows(one),
    await slowRows(one),
    await transaction(async (tx) => [await tx.rows(one), await rows(one)]),
    await transaction((tx) => tx.rows(one), { slow: true }),
  ];
  const own = [{ name: "plaza-background" }];
  try {
    expect(await inBackground(work)).toEqual([own, own, [own, own], own]);
  } finally {
    for (const give of giveBack) give();
  }
  expect(await rows(one)).toEqual([{ name: "plaza-fast" }]);
  expect(await transaction((tx) => tx.rows(one))).toEqual([{ name: "plaza-fast" }]);
  expect(await transaction((tx) => tx.rows(one), { slow: true })).toEqual([{ name: "plaza-slow" }]);
});

test("who waits for a connection gives up when none comes back, not when many came before", async () => {
  const pool = new PatientPool({ ...connectionSettings("plaza-test"), max: 1 }, 1000);
  try {
    // To open it takes as long as the machine takes.
    const opened = await pool.connect();
    const many = Promise.all(Array.from({ length: 7 }, () => pool.query("SELECT pg_sleep(0.3)")));
    opened.release();
    await many;
    const held = await pool.connect();
    await expect(pool.query("SELECT 1")).rejects.toThrow("timeout exceeded when trying to connect");
    await expect(pool.connect()).rejects.toThrow("timeout exceeded when trying to connect");
    held.release();
    expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.end();
  }
});
