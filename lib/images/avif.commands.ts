import "server-only";
import sharp from "sharp";
import { rows, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { enqueue } from "@/lib/server/queue";
import { storage } from "@/lib/server/storage";
import { taskName } from "@/lib/shared/task";
import { avifFile, imageFile, imageWidths } from "./rules";

const quality = 55;
const effort = 3;
const catchUpLimit = 200;

export const avifTask = taskName<{ name: string }>("image-avif");

export async function makeAvif(name: string): Promise<void> {
  const largest = await storage.read("uploads", imageFile(name, 1280));
  if (!largest) return;
  for (const width of imageWidths) {
    const webp = await storage.read("uploads", imageFile(name, width));
    const resized = sharp(largest).resize({ width, withoutEnlargement: true });
    const avif = await resized.avif({ quality, effort }).toBuffer();
    if (!webp || avif.byteLength < webp.byteLength) {
      await storage.write("uploads", avifFile(name, width), avif);
    }
  }
  await rows(sql`UPDATE images SET avif = true WHERE name = ${name}`);
}

export async function enqueueAvif(name: string): Promise<void> {
  await enqueue(avifTask, { name }).catch((error: unknown) =>
    log.warn({ event: "avif_not_ordered", err: error }),
  );
}

export async function enqueueMissingAvif(): Promise<void> {
  const late = await rows<{ name: string }>(sql`
    SELECT i.name FROM images i
    WHERE NOT i.avif AND i.created_at BETWEEN now() - interval '3 days' AND now() - interval '1 hour'
      AND EXISTS (SELECT 1 FROM uploads u WHERE u.image_id = i.id)
    ORDER BY i.created_at DESC LIMIT ${catchUpLimit}`);
  for (const { name } of late) await enqueueAvif(name);
}
