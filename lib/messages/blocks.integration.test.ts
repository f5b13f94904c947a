import { randomUUID } from "node:crypto";
import * as one from "@/app/api/blocks/[userId]/route";
import * as all from "@/app/api/blocks/route";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import { show, start, talk, write } from "@/prisma/test/talks";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

function block(browser: Browser, userId: string) {
  return browser.post(one.POST, `/api/blocks/${userId}`, { params: { userId } });
}

function unblock(browser: Browser, userId: string) {
  return browser.delete(one.DELETE, `/api/blocks/${userId}`, { params: { userId } });
}

test("a block ends writing in both directions until it is lifted, and is listed for who made it", async () => {
  const { customer, vendor, id } = await talk();
  const twice = await Promise.all([block(vendor, customer.id), block(vendor, customer.id)]);
  expect(twice.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { blocked: true }]));
  expect((await vendor.get(all.GET, "/api/blocks")).body).toMatchObject([
    { id: customer.id, name: "Robin M.", photoUrl: null },
  ]);
  expect((await customer.get(all.GET, "/api/blocks")).body).toEqual([]);
  expect([(await show(vendor, id)).obstacle, (await show(customer, id)).obstacle]).toEqual([
    "you_blocked",
    "they_unavailable",
  ]);
  expect((await write(customer, id, "Hello")).status).toBe(403);
  expect((await start(customer, { vendorId: vendor.vendorId })).status).toBe(403);
  expect((await unblock(customer, vendor.id)).body).toEqual({ blocked: false });
  expect((await write(customer, id, "Hello")).status).toBe(403);
  expect((await unblock(vendor, customer.id)).body).toEqual({ blocked: false });
  expect((await write(customer, id, "Hello")).status).toBe(201);
});

test("nobody can block themselves or somebody unknown", async () => {
  const { person, browser } = await newcomer();
  expect((await block(browser, person.id)).status).toBe(422);
  expect((await block(browser, randomUUID())).status).toBe(404);
  expect((await browser.get(all.GET, "/api/blocks")).body).toEqual([]);
});
