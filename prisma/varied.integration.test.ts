/** @template varied */
import { db } from "@/lib/server/db";

test("generates titles of every style, accents, and a long tail of vendors", async () => {
  const listings = await db.listing.findMany({ select: { title: true, vendorName: true, category: true } });
  expect(listings).toHaveLength(2000);
  const count = (pattern: RegExp) => listings.filter(({ title }) => pattern.test(title)).length;
  expect(count(/^\p{Lu}[\p{L}]* - /u)).toBeGreaterThan(40);
  expect(count(/ \| .* \| /)).toBeGreaterThan(40);
  expect(count(/^[^\p{Ll}]+$/u)).toBeGreaterThan(100);
  expect(count(/^[^\p{Lu}]+$/u)).toBeGreaterThan(100);
  expect(count(/^\p{L}+$/u)).toBeGreaterThan(20);
  expect(count(/[À-ɏ]/)).toBeGreaterThan(100);
  expect(count(/^.{101,140}$/)).toBeGreaterThan(10);
  expect(new Set(listings.map(({ category }) => category)).size).toBe(3);
  const sizes = new Map<string, number>();
  for (const { vendorName } of listings) sizes.set(vendorName, (sizes.get(vendorName) ?? 0) + 1);
  expect(sizes.size).toBeGreaterThan(120);
  expect(Math.max(...sizes.values())).toBeGreaterThan(48);
  expect(await db.job.count()).toBe(150);
});
