import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createImage, createJob, createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createPersonWithBrowser, start } from "@/prisma/test/conversations";
import { finishErasures } from "./erasure.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function deleteAsBefore(userId: string, deletedAt: Date): Promise<void> {
  const mark = userId.replaceAll("-", "");
  await rows(sql`
    UPDATE users SET status = 'deleted', deleted_at = ${deletedAt}, username = ${`deleted-${mark}`},
      email = ${`${mark}@deleted.invalid`}, first_name = 'Deleted', last_name = 'User', phone = NULL, password_hash = ''
    WHERE id = ${userId}::uuid`);
  await rows(sql`UPDATE vendors SET status = 'suspended' WHERE user_id = ${userId}::uuid`);
  await rows(sql`UPDATE jobs SET status = 'closed' WHERE poster_id = ${userId}::uuid`);
}

test("removes the remaining data of an account that an earlier version deleted, once", async () => {
  const [person, vendor] = [
    await createPersonWithBrowser(),
    await createPersonWithBrowser({ vendorStatus: "approved" }),
  ];
  const { id: listingId } = await createListing({ vendorId: vendor.vendorId });
  const { body } = await start(person, { listingId });
  const href = `/messages/${String((body as { id: unknown }).id)}`;
  const { id: jobId } = await createJob({ posterId: person.id, company: "Robin’s Kitchen" });
  const picture = await createImage({ ownerId: person.id });
  const deletedAt = daysFromNow(-40);
  await deleteAsBefore(person.id, deletedAt);

  await finishErasures();
  const user = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  expect(user).toMatchObject({ firstName: "Deleted account", lastName: "", status: "deleted", deletedAt });
  const { title } = await db.notification.findFirstOrThrow({ where: { userId: vendor.id, href } });
  expect(title).toBe("New message from Deleted account");
  expect(await db.mail.count({ where: { userId: vendor.id, template: "message" } })).toBe(0);
  expect(await db.image.count({ where: { id: picture.id } })).toBe(0);
  const job = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  expect([job.company, job.hiddenReason]).toEqual(["Deleted account", "The account was deleted."]);

  await finishErasures();
  const again = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  expect([again.version, user.updatedAt]).toEqual([
    job.version,
    (await db.user.findUniqueOrThrow({ where: { id: person.id } })).updatedAt,
  ]);
});

test("keeps all data of an active account", async () => {
  const person = await createPersonWithBrowser();
  await createJob({ posterId: person.id, company: "Corner Kitchen" });
  await finishErasures();
  expect(await db.job.count({ where: { posterId: person.id, company: "Corner Kitchen" } })).toBe(1);
  const [left] = await rows<{ erased: boolean }>(sql`
    SELECT erased_at IS NOT NULL AS erased FROM users WHERE id = ${person.id}::uuid`);
  expect(left?.erased).toBe(false);
});
