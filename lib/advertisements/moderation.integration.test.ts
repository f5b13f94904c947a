import * as ads from "@/app/api/advertisements/route";
import * as application from "@/app/api/profile/application/route";
import * as register from "@/app/api/register/route";
import * as queue from "@/app/api/admin/advertisements/route";
import * as vendors from "@/app/api/admin/vendors/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement, createImage, createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createPerson } from "@/prisma/test/people";
import { createBrowser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { ReviewedAdDto } from "./moderation.contract";
import { listAds } from "./desk.queries";
import { listModeratedAds } from "./moderation.queries";

afterAll(() => stopQueue());

const codesOf = (reasons: { code: string }[] | undefined) => reasons?.map(({ code }) => code).sort();

test("explains why waiting ads and applications need a closer look", async () => {
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  await db.blockedWord.create({ data: { word: "miracle cure" } });
  const { vendorId } = await createPerson({ vendorStatus: "approved" });
  const { id: imageId } = await createImage();
  const listing = await createListing({ title: "Whose picture it is" });
  await db.listingImage.create({ data: { listingId: listing.id, imageId, position: 0, alt: "" } });
  const bad = { vendorId, imageId, status: "pending" as const, title: "Miracle cure, call 512 555 0143 27" };
  const [odd, plain] = [
    await createAdvertisement(bad),
    await createAdvertisement({ vendorId, status: "pending", title: "Spring sale" }),
  ];
  const { body } = await admin.get(queue.GET, "/api/admin/advertisements", { query: { status: "pending" } });
  const found = body as unknown as ReviewedAdDto[];
  const reasonsOf = (id: string) => found.find((ad) => ad.id === id)?.riskReasons;
  expect(codesOf(reasonsOf(odd.id))).toEqual(["contact", "pictures", "words"]);
  expect(reasonsOf(odd.id)?.find(({ code }) => code === "pictures")?.others).toEqual([
    { id: listing.id, title: "Whose picture it is" },
  ]);
  expect(reasonsOf(plain.id)).toEqual([]);

  const applicant = await createPerson({ vendorStatus: "pending" });
  await db.vendor.update({
    where: { id: applicant.vendorId ?? "" },
    data: { businessName: "Miracle Cure www.cure.example" },
  });
  const { body: waiting } = await admin.get(vendors.GET, "/api/admin/vendors", {
    query: { search: "Miracle Cure" },
  });
  const [applied] = waiting as unknown as { riskReasons: { code: string }[] }[];
  expect(codesOf(applied?.riskReasons)).toEqual(["link", "words"]);
});

test.each([
  ["pending", "oldest"],
  ["ended", "newest"],
] as const)("lists %s ads with the %s first, page by page", async (status, first) => {
  const { vendorId } = await createPerson({ vendorStatus: "approved" });
  const made = [];
  for (const days of [-3, -2, -1]) {
    made.push(await createAdvertisement({ vendorId, status, createdAt: daysFromNow(days) }));
  }
  const [one, two, three] = made.map(({ id }) => id);
  const page = await listModeratedAds({ status, limit: 2 });
  const rest = await listModeratedAds({ status, limit: 1, cursor: page.next ?? "" });
  const ids = [...page.items, ...rest.items].map(({ id }) => id);
  expect(ids).toEqual(first === "oldest" ? [one, two, three] : [three, two, one]);
});

test("searches titles for vendors, and owners too for admins", async () => {
  const { vendorId, username } = await createPerson({ vendorStatus: "approved" });
  const { id } = await createAdvertisement({ vendorId, status: "pending", title: "Spring sale" });
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map((ad) => ad.id);
  const own = async (search: string) => idsOf(await listAds({ vendorId, search, limit: 9 }));
  expect([await own("spring"), await own(username)]).toEqual([[id], []]);
  expect(idsOf(await listModeratedAds({ status: "pending", search: username, limit: 9 }))).toEqual([id]);
});

test("refuses a blocked word in the title of an ad and in a business name", async () => {
  await db.blockedWord.create({ data: { word: "moonstone pills", effect: "refuse" } });
  const refused = "The word “moonstone pills” isn’t allowed here.";
  const { browser, person } = await createSignedInPerson({ vendorStatus: "approved" });
  const image = await createImage();
  await db.image.update({ where: { id: image.id }, data: { ownerId: person.id } });
  const ad = await browser.post(ads.POST, "/api/advertisements", {
    body: {
      title: "Moonstone Pills, half price",
      imageUrl: `/images/${image.name}-640.webp`,
      linkUrl: "https://shop.example/sale",
      position: "top",
      startsAt: daysFromNow(1).toISOString(),
      endsAt: daysFromNow(10).toISOString(),
    },
  });
  expect([ad.status, ad.body.fields]).toEqual([422, { title: refused }]);

  const business = { businessName: "Moonstone pills & co", category: "products", phone: "5550100188" };
  const { browser: applicant, person: waiting } = await createSignedInPerson({ vendorStatus: "pending" });
  const change = () =>
    applicant.patch(application.PATCH, "/api/profile/application", { body: { ...business, note: "" } });
  const changed = await change();
  expect([changed.status, changed.body.fields]).toEqual([422, { businessName: refused }]);
  const { businessName } = business;
  await db.vendor.update({ where: { id: waiting.vendorId ?? "" }, data: { businessName } });
  expect((await change()).status).toBe(200);
  const { status, body } = await createBrowser().post(register.POST, "/api/register", {
    body: {
      ...business,
      firstName: "Ann",
      lastName: "Field",
      email: "moonstone@mail.example",
      username: "moonstone",
      password: "blue-wagon-41",
      confirmPassword: "blue-wagon-41",
      terms: true,
      role: "vendor",
    },
  });
  expect([status, body.fields]).toEqual([422, { businessName: refused }]);
  expect(await db.user.count({ where: { username: "moonstone" } })).toBe(0);
});
