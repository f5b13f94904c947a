import * as applications from "@/app/api/jobs/[id]/applications/route";
import * as clicks from "@/app/api/search/clicks/route";
import * as visits from "@/app/api/visits/route";
import { defaultHours } from "@/lib/appointments/rules";
import { db, raw, rows, sql } from "@/lib/server/db";
import { flushViews } from "@/lib/visits/commands";
import {
  createAdvertisement,
  createFavorite,
  createImage,
  createJob,
  createListing,
} from "@/prisma/factories";
import { createPersonWithBrowser, start, write } from "./conversations";
import { addPersonalRows } from "./personal-rows";

export async function columnsWith(word: string): Promise<string[]> {
  const columns = await rows<{ table: string; column: string }>(sql`
    SELECT c.table_name AS "table", c.column_name AS "column"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND (c.data_type IN ('text', 'character varying', 'jsonb', 'ARRAY') OR c.udt_name = 'citext')`);
  const parts = columns.map(
    ({ table, column }) =>
      `SELECT '${table}.${column}' AS place WHERE EXISTS (SELECT FROM "${table}" WHERE "${column}"::text ILIKE '%${word}%')`,
  );
  const found = await rows<{ place: string }>(sql`${raw(parts.join(" UNION ALL "))}`);
  return found.map(({ place }) => place).sort();
}

async function applyAndSearch(person: Awaited<ReturnType<typeof createPersonWithBrowser>>, secret: string) {
  const applied = await createJob();
  await person.post(applications.POST, `/api/jobs/${applied.id}/applications`, {
    params: { id: applied.id },
    body: { note: secret },
  });
  await db.jobApplication.updateMany({ where: { applicantId: person.id }, data: { posterNote: secret } });
  const words = `${secret}@example.com`;
  await person.post(visits.POST, "/api/visits", { body: { path: "/search", search: { words, total: 0 } } });
  const click = { words, position: 1, failed: `5 ${secret} street` };
  await person.post(clicks.POST, "/api/search/clicks", { body: click });
  return applied.posterId;
}

export async function addWholePerson(secret: string) {
  const person = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { id: userId, vendorId } = person;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const other = await createPersonWithBrowser();
  const image = await createImage({ ownerId: userId });
  await db.user.update({
    where: { id: userId },
    data: { firstName: secret, lastName: "Fields", phone: secret, avatarImageId: image.id },
  });
  await db.vendor.update({
    where: { id: vendorId },
    data: { about: secret, holidayMessage: secret, phone: secret, city: secret, logoImageId: image.id },
  });
  const { id: listingId } = await createListing({
    vendorId,
    title: `Oak ${secret}`,
    description: secret,
    location: secret,
    details: { brand: secret },
  });
  await db.listingImage.create({ data: { listingId, imageId: image.id, position: 0, alt: secret } });
  const change = { authorId: userId, baseVersion: 1, changes: { title: secret } };
  await db.listingRevision.create({ data: { ...change, listingId } });
  await db.listingImport.create({ data: { vendorId, createdById: userId, fileName: `${secret}.csv` } });
  await db.importMapping.create({ data: { vendorId, headerHash: "h", mapping: { header: [secret] } } });
  await createAdvertisement({ vendorId, title: secret, imageId: image.id });
  const { id: jobId } = await createJob({
    posterId: userId,
    title: `Cook for ${secret}`,
    company: secret,
    companyAbout: secret,
    description: secret,
    location: secret,
    logoImageId: image.id,
  });
  await createFavorite({ userId, listingId: (await createListing()).id, note: secret });
  await db.quickReply.create({ data: { userId, title: secret, text: secret } });
  await db.appointmentHours.create({ data: { vendorId, ...defaultHours } });
  await db.calendarFeed.create({ data: { userId, tokenHash: secret } });
  await db.notification.create({ data: { userId, type: "message", title: secret } });
  const conversation = await start(other, { listingId });
  const conversationId = String((conversation.body as { id: string }).id);
  await write(person, conversationId, `It is ${secret}.`);
  const posterId = await applyAndSearch(person, secret);
  await flushViews();
  await db.listing.update({
    where: { id: listingId },
    data: { vin: `${secret.toUpperCase()}1`, sku: secret },
  });
  await addPersonalRows({ userId, vendorId, email, word: secret, conversationId, listingId });
  return { person, email, other, listingId, jobId, conversationId, posterId };
}
