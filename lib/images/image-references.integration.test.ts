import { sweepFiles } from "@/lib/documents/sweep.commands";
import { runImports } from "@/lib/listings/transfer/import-run.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import {
  createAdvertisement,
  createImage,
  createJob,
  createListing,
  createReview,
  createUser,
  createVendor,
} from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { confirmImport, good, header, sendCsv, shopWith } from "@/prisma/test/imports";
import type { Seller } from "@/prisma/test/selling";
afterAll(() => stopQueue());

type Picture = { id: string; name: string };

async function previewWith({ id, name }: Picture): Promise<{ shop: Seller; importId: string }> {
  const shop = await shopWith(5);
  await db.image.update({ where: { id }, data: { ownerId: shop.person.id } });
  const { status, body } = await sendCsv(
    shop.browser,
    [`${header},images`, `${good("Lamp")},/images/${name}-640.webp`].join("\r\n"),
  );
  expect([status, body.goodRows]).toEqual([201, 1]);
  return { shop, importId: String(body.id) };
}

const show: Record<string, (picture: Picture) => Promise<unknown>> = {
  "listing_images.image_id": async ({ id: imageId }) =>
    db.listingImage.create({ data: { imageId, listingId: (await createListing()).id, position: 9 } }),
  "review_photos.image_id": async ({ id: imageId }) =>
    db.reviewPhoto.create({ data: { imageId, reviewId: (await createReview()).id, position: 0 } }),
  "advertisements.image_id": ({ id: imageId }) => createAdvertisement({ imageId }),
  "users.avatar_image_id": ({ id: avatarImageId }) => createUser({ avatarImageId }),
  "vendors.logo_image_id": ({ id: logoImageId }) => createVendor({ logoImageId }),
  "vendors.banner_image_id": ({ id: bannerImageId }) => createVendor({ bannerImageId }),
  "jobs.logo_image_id": ({ id: logoImageId }) => createJob({ logoImageId }),
  "listing_revisions.changes": async ({ id }) =>
    db.listingRevision.create({
      data: { listingId: (await createListing()).id, baseVersion: 1, changes: { images: [id] } },
    }),
  "undos.before": async ({ id }) =>
    db.undo.create({
      data: {
        actorId: (await createUser({ role: "admin" })).id,
        subjectType: "listing",
        subjectId: (await createListing()).id,
        summary: "Approved",
        before: { listing_images: [{ image_id: id }] },
        after: {},
        dueAt: daysFromNow(1),
      },
    }),
  "listing_imports.rows": previewWith,
  "homepage_settings.value": ({ name }) => {
    const value = `/images/${name}-640.webp`;
    return rows(sql`
      INSERT INTO homepage_settings (key, value, updated_at) VALUES ('site_logo', ${value}, now())
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
  },
};

const withoutPictures = [
  "appointment_hours.exceptions",
  "appointment_hours.weekly",
  "audit_log.after",
  "audit_log.before",
  "audit_log.data",
  "held_notices.notice",
  "idempotency_keys.response",
  "import_mappings.mapping",
  "idempotency_keys.steps",
  "job_arrivals.before",
  "jobs.risk_reasons",
  "listing_events.data",
  "listing_imports.errors",
  "listing_imports.unknown_columns",
  "listing_revisions.risk_reasons",
  "listings.details",
  "listings.risk_reasons",
  "reviews.risk_reasons",
  "saved_jobs.facts",
  "saved_searches.filter",
  "search_arrivals.before_details",
  "site_settings.value",
  "undos.after",
  "vendors.hours",
  "webhook_events.payload",
  "webhook_deliveries.data",
];

describe("places that show a picture", () => {
  const texts = ["homepage_settings.value"];

  test("lists all places in the schema that reference pictures, including JSON documents", async () => {
    const references = await rows<{ place: string }>(sql`
      SELECT c.conrelid::regclass || '.' || a.attname AS place FROM pg_constraint c
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'images'::regclass AND c.conrelid <> 'uploads'::regclass`);
    const documents = await rows<{ place: string }>(sql`
      SELECT table_name || '.' || column_name AS place FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('json', 'jsonb')`);
    const places = [...references, ...documents].map(({ place }) => place);
    expect([...places, ...texts].toSorted()).toEqual([...Object.keys(show), ...withoutPictures].toSorted());
  });

  test.each(Object.keys(show))("protects the picture from the sweep: %s", async (place) => {
    const [shown, other] = [
      await createImage({ createdAt: daysFromNow(-30) }),
      await createImage({ createdAt: daysFromNow(-30) }),
    ];
    await show[place]!(shown);
    await sweepFiles();
    expect(await db.image.count({ where: { id: shown.id } })).toBe(1);
    expect(await db.image.count({ where: { id: other.id } })).toBe(0);
  });
});

test("keeps a picture of a failed import until the import cannot be retried", async () => {
  const picture = await createImage({ createdAt: daysFromNow(-30) });
  const { shop, importId } = await previewWith(picture);
  await rows(
    sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`,
  );
  await rows(sql`CREATE TRIGGER refuse BEFORE INSERT ON listings FOR EACH ROW EXECUTE FUNCTION refuse()`);
  await confirmImport(shop, importId);
  await runImports();
  await rows(sql`DROP FUNCTION refuse() CASCADE`);
  await rows(sql`
    UPDATE listing_imports SET created_at = now() - interval '12 days', finished_at = now() - interval '6 days'
    WHERE id = ${importId}::uuid AND status = 'failed'`);
  await sweepFiles();
  expect(await db.image.count({ where: { id: picture.id } })).toBe(1);
  await rows(sql`
    UPDATE listing_imports SET finished_at = now() - interval '8 days' WHERE id = ${importId}::uuid`);
  await runImports();
  await sweepFiles();
  expect(await db.image.count({ where: { id: picture.id } })).toBe(0);
});
