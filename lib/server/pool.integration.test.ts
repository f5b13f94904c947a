import { rows, sql, transaction } from "./db";

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
