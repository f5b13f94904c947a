import * as queue from "@/app/api/admin/advertisements/route";
import * as vendors from "@/app/api/admin/vendors/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement, createImage, createListing } from "@/prisma/factories";
import { createPerson } from "@/prisma/test/people";
import { newcomer } from "@/prisma/test/sign-in";
import type { ReviewedAdDto } from "./moderation.contract";

afterAll(() => stopQueue());

const codesOf = (reasons: { code: string }[] | undefined) => reasons?.map(({ code }) => code).sort();

test("ads and applications that wait say why to look twice at them", async () => {
  const { browser: admin } = await newcomer({ role: "admin" });
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
