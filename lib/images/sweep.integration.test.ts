import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import * as uploads from "@/app/api/uploads/route";
import { sweepFiles } from "@/lib/documents/sweep.commands";
import { openConnection } from "@/lib/server/connection";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { waitForBlocked } from "@/prisma/test/locks";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { makeAvif, enqueueMissingAvif } from "./avif.commands";
import { removeUnreferencedFiles } from "./removal.commands";
import { avifFile, imageFile, imageFiles } from "./rules";

const folder = path.join(env.DATA_DIR, "uploads");
const days = (count: number) => count * 24 * 60 * 60_000;

type Person = Awaited<ReturnType<typeof createSignedInPerson>>;

async function upload({ browser }: Person, color: string): Promise<{ id: string; name: string }> {
  const size = { width: 400, height: 300, channels: 3 as const, background: color };
  const body = new FormData();
  const bytes = Uint8Array.from(await sharp({ create: size }).jpeg().toBuffer());
  body.set("file", new File([bytes], "photo.jpg"));
  const answer = await browser.post(uploads.POST, "/api/uploads", { body });
  return { id: String(answer.body.id), name: String(answer.body.name) };
}

async function age(name: string, by: number): Promise<void> {
  const then = new Date(Date.now() - by);
  await db.upload.updateMany({ where: { image: { name } }, data: { createdAt: then } });
  await db.image.update({ where: { name }, data: { createdAt: then } });
  for (const file of filesOf(name)) utimesSync(path.join(folder, file), then, then);
}

function filesOf(name: string): string[] {
  return readdirSync(folder).filter((file) => file.startsWith(name));
}

function write(file: string, by: number): void {
  mkdirSync(folder, { recursive: true });
  const at = path.join(folder, file);
  writeFileSync(at, "bytes");
  utimesSync(at, new Date(Date.now() - by), new Date(Date.now() - by));
}

describe("sweeping files", () => {
  test("removes a picture unused for a week, with its row and every file", async () => {
    const person = await createSignedInPerson();
    const [old, young] = [await upload(person, "#101"), await upload(person, "#202")];
    await makeAvif(old.name);
    await age(old.name, days(8));
    await age(young.name, days(6));
    await sweepFiles();
    expect(await db.image.findUnique({ where: { name: old.name } })).toBeNull();
    expect(filesOf(old.name)).toEqual([]);
    expect(await db.image.findUnique({ where: { name: young.name } })).not.toBeNull();
    expect(filesOf(young.name)).toHaveLength(4);
  });

  test("keeps a picture in use, and one that was uploaded again recently", async () => {
    const person = await createSignedInPerson();
    const [shown, again] = [await upload(person, "#303"), await upload(person, "#404")];
    await db.user.update({ where: { id: person.person.id }, data: { avatarImageId: shown.id } });
    await age(shown.name, days(30));
    await age(again.name, days(30));
    await upload(await createSignedInPerson(), "#404");
    await sweepFiles();
    expect(await db.image.count({ where: { id: { in: [shown.id, again.id] } } })).toBe(2);
    expect([...filesOf(shown.name), ...filesOf(again.name)]).toHaveLength(8);
  });

  test("keeps files of a running upload, with or without an existing row", async () => {
    const person = await createSignedInPerson();
    const picture = await upload(person, "#515");
    await age(picture.name, days(30));
    const stray = "d".repeat(32);
    write(imageFile(stray, 320), days(2));
    const runningUploads = [picture.name, stray].map((imageName) => ({
      userId: person.person.id,
      kind: "image" as const,
      imageName,
    }));
    await db.upload.createMany({ data: runningUploads });
    await sweepFiles();
    expect(await db.image.count({ where: { name: picture.name } })).toBe(1);
    expect([filesOf(picture.name).length, filesOf(stray).length]).toEqual([4, 1]);
    await db.upload.updateMany({ where: { status: "receiving" }, data: { status: "failed" } });
    await sweepFiles();
    expect(await db.image.count({ where: { name: picture.name } })).toBe(0);
    expect([filesOf(picture.name).length, filesOf(stray).length]).toEqual([0, 0]);
  });

  test("makes an upload of the same picture wait for the removal and write its files again", async () => {
    const person = await createSignedInPerson();
    const picture = await upload(person, "#525");
    await age(picture.name, days(30));
    const sweeper = await openConnection();
    try {
      await sweeper.query("BEGIN");
      await sweeper.query(`SELECT pg_advisory_xact_lock(hashtextextended('picture ${picture.name}', 0))`);
      const again = upload(person, "#525");
      await waitForBlocked();
      await sweeper.query("DELETE FROM images WHERE name = $1", [picture.name]);
      for (const file of filesOf(picture.name)) rmSync(path.join(folder, file));
      await sweeper.query("COMMIT");
      expect((await again).name).toBe(picture.name);
    } finally {
      await sweeper.end();
    }
    await sweepFiles();
    expect(await db.image.count({ where: { name: picture.name } })).toBe(1);
    expect(filesOf(picture.name)).toHaveLength(4);
  });

  test("keeps a deleted account’s files for a running upload of the same picture", async () => {
    const [person, other] = [await createSignedInPerson(), await createSignedInPerson()];
    const picture = await upload(person, "#535");
    const again = { userId: other.person.id, kind: "image" as const, imageName: picture.name };
    const { id } = await db.upload.create({ data: again, select: { id: true } });
    await db.image.delete({ where: { name: picture.name } });
    await removeUnreferencedFiles("uploads", imageFiles(picture.name));
    expect(filesOf(picture.name)).toHaveLength(4);
    await db.upload.update({ where: { id }, data: { status: "failed" } });
    await removeUnreferencedFiles("uploads", imageFiles(picture.name));
    expect(filesOf(picture.name)).toEqual([]);
  });

  test("removes orphaned and partial files after a day, and keeps younger ones", async () => {
    const stray = "f".repeat(32);
    const half = `${stray}-640.webp.0f9d3c1e-8a67-4c2b-9d53-1b2a3c4d5e6f.part`;
    write(imageFile(stray, 320), days(2));
    write(avifFile(stray, 640), days(2));
    write(half, days(2));
    write(imageFile("e".repeat(32), 320), 60 * 60_000);
    await sweepFiles();
    expect(filesOf(stray)).toEqual([]);
    expect(existsSync(path.join(folder, imageFile("e".repeat(32), 320)))).toBe(true);
  });

  test("marks killed uploads as failed", async () => {
    const { person } = await createSignedInPerson();
    const begun = { userId: person.id, kind: "image" as const, createdAt: new Date(Date.now() - days(1)) };
    const { id } = await db.upload.create({ data: begun });
    await sweepFiles();
    expect(await db.upload.findUnique({ where: { id } })).toMatchObject({ status: "failed", error: "lost" });
  });
});

describe("AVIF variants", () => {
  test("makes variants by a queued task, no larger than the WebP files", async () => {
    const { name } = await upload(await createSignedInPerson(), "#606");
    const ordered = await rows(sql`
      SELECT 1 FROM pgboss.job WHERE name = 'image-avif' AND data->>'name' = ${name}`);
    expect(ordered).toHaveLength(1);
    await makeAvif(name);
    expect(await db.image.findUnique({ where: { name } })).toMatchObject({ avif: true });
    for (const file of filesOf(name).filter((one) => one.endsWith(".avif"))) {
      expect((await sharp(path.join(folder, file)).metadata()).compression).toBe("av1");
    }
  });

  test("queues the task again for an upload whose task was lost", async () => {
    const { name } = await upload(await createSignedInPerson(), "#707");
    await rows(sql`DELETE FROM pgboss.job WHERE name = 'image-avif'`);
    await age(name, 2 * 60 * 60_000);
    await enqueueMissingAvif();
    const ordered = await rows<{ name: string }>(sql`
      SELECT data->>'name' AS name FROM pgboss.job WHERE name = 'image-avif'`);
    expect(ordered).toEqual([{ name }]);
  });
});
