import { rows, sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { createUser, createVendor } from "@/prisma/factories";
import { readName } from "./found.queries";
import { isOfPerson, isOfVendor, isPersonOf } from "./found.rows";

const people = 2500;

beforeAll(async () => {
  await rows(sql`
    INSERT INTO users (id, username, email, first_name, last_name, password_hash, updated_at)
    SELECT gen_random_uuid(), 'crowd-' || g, 'crowd-' || g || '@everybody.example', 'Robin', 'Miller', 'none', now()
    FROM generate_series(1, ${people}::int) g`);
});

test("a part of every address is frequent, a name is not, nor is what nobody has, before any statistics are there", async () => {
  const frequent = async (text: string) => (await readName(text)).isOfManyPeople;
  expect(await frequent("@everybody.example")).toBe(true);
  expect(await frequent("EVERYBODY")).toBe(true);
  expect(await frequent("crowd-77")).toBe(false);
  expect(await frequent("no such person")).toBe(false);
  expect(await frequent("%")).toBe(false);
});

test("a frequent text finds the people and vendors whom a rare one would find", async () => {
  const { id: closed } = await createUser({
    username: "crowd-closed",
    status: "deleted",
    deletedAt: new Date(),
  });
  const { id: owner } = await createUser({ role: "vendor", username: "crowd-owner" });
  const owned = await createVendor({ userId: owner, businessName: "Lamps" });
  const named = await createVendor({ businessName: "The Crowd-Pleasers" });
  await createVendor({ businessName: "Chairs" });
  const found = async (isFrequent: boolean) => {
    const name = { text: "crowd-", isOfManyPeople: isFrequent, isOfManyVendors: isFrequent };
    const idsOf = async (table: Sql) =>
      (await rows<{ id: string }>(sql`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
    return {
      vendors: await idsOf(sql`vendors v WHERE ${isOfVendor(sql`v.id`, name)}`),
      posters: await idsOf(sql`(SELECT w.id FROM users w WHERE ${isOfPerson(sql`w.id`, name)}) p`),
      people: await idsOf(sql`users u WHERE ${isPersonOf(name)}`),
    };
  };
  const [rare, frequent] = [await found(false), await found(true)];
  expect(frequent).toEqual(rare);
  expect(rare.vendors).toEqual([owned.id, named.id].toSorted());
  expect(rare.people).toHaveLength(people + 1);
  expect(rare.posters).toEqual(rare.people);
  expect(rare.people).toContain(owner);
  expect(rare.people).not.toContain(closed);
});

test("what many businesses have and no person has is frequent among vendors only, and the other way around", async () => {
  await rows(sql`
    INSERT INTO vendors (id, user_id, business_name, slug, category, phone, updated_at)
    SELECT gen_random_uuid(), u.id, 'Studio ' || u.username, u.username, 'products', '555-010-4321', now()
    FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE v.id IS NULL`);
  expect(await readName("studio")).toEqual({ text: "studio", isOfManyPeople: false, isOfManyVendors: true });
  expect(await readName("miller")).toEqual({ text: "miller", isOfManyPeople: true, isOfManyVendors: false });
  const { text: peoples } = isPersonOf(await readName("studio"));
  expect(peoples).not.toContain("CASE");
});
