import { GET } from "@/app/api/admin/find/route";
import { stopQueue } from "@/lib/server/workers";
import { createJob, createListing, createVendor } from "@/prisma/factories";
import { newcomer } from "@/prisma/test/sign-in";

afterAll(() => stopQueue());

test("an admin finds people, vendors, listings and jobs by a part of a name, an address, an id or a link", async () => {
  const { browser: admin } = await newcomer({ role: "admin" });
  const { person, browser } = await newcomer();
  const vendor = await createVendor({ businessName: "Zephyr & Sons 100%" });
  const listing = await createListing({ vendorId: vendor.id, title: "Zephyrine lantern" });
  const job = await createJob({ title: "Zephyr pilot", company: "Airworks" });
  const find = (q: string, from = admin) => from.get(GET, "/api/admin/find", { query: { q } });
  const idsOf = async (q: string) =>
    ((await find(q)).body as unknown as { id: string; kind: string }[]).map(({ kind, id }) => [kind, id]);
  expect(await idsOf(person.email.slice(1, 12))).toContainEqual(["person", person.id]);
  expect(await idsOf("phyr")).toEqual([
    ["vendor", vendor.id],
    ["job", job.id],
  ]);
  expect(await idsOf("sons 100%")).toContainEqual(["vendor", vendor.id]);
  expect(await idsOf("lantern zephyrine")).toEqual([["listing", listing.id]]);
  for (const { id } of [vendor, listing, job])
    expect(await idsOf(id)).toMatchObject([[expect.any(String), id]]);
  expect(await idsOf(`https://plaza.example/listings/${listing.id}?from=mail`)).toEqual([
    ["listing", listing.id],
  ]);
  const waiting = await createListing({
    title: "Zephyrine stool",
    status: "pending",
    submittedAt: new Date(),
  });
  const draft = await createJob({ title: "Balloonist", status: "draft" });
  const hrefsOf = async (q: string) =>
    ((await find(q)).body as unknown as { href: string }[]).map(({ href }) => href);
  expect(await hrefsOf("ephyrine sto")).toEqual([`/edit-listing/${waiting.id}?view=preview`]);
  expect(await hrefsOf("balloon")).toEqual([`/edit-job/${draft.id}?view=preview`]);
  expect(await hrefsOf("lantern zephyrine")).toEqual([`/edit-listing/${listing.id}?view=preview`]);
  const [shown] = (await find("balloon")).body as unknown as { detail: string }[];
  expect(shown?.detail).toMatch(/(^| · )Draft$/);
  expect(await idsOf("nobody is called so")).toEqual([]);
  expect((await find("ab")).status).toBe(400);
  expect((await find("zephyr", browser)).status).toBe(403);
});
