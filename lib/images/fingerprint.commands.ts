import "server-only";
import sharp from "sharp";
import { rows, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { storage } from "@/lib/server/storage";
import { fingerprintOf, fingerprintSize } from "./fingerprint.rules";
import { imageFile } from "./rules";

const catchUpLimit = 500;

export async function readFingerprint(bytes: Buffer): Promise<bigint> {
  const { width, height } = fingerprintSize;
  const gray = await sharp(bytes).greyscale().resize(width, height, { fit: "fill" }).raw().toBuffer();
  return fingerprintOf(gray);
}

export async function fingerprintMissing(): Promise<void> {
  // In random order, so that missing files don't block the others.
  const missing = await rows<{ name: string }>(sql`
    SELECT name FROM images WHERE fingerprint IS NULL ORDER BY random() LIMIT ${catchUpLimit}`);
  for (const { name } of missing) {
    // The small file may not have been requested yet.
    const small = await storage.read("uploads", imageFile(name, 320));
    const bytes = small ?? (await storage.read("uploads", imageFile(name, 1280)));
    if (!bytes) continue;
    const fingerprint = await readFingerprint(bytes).catch((error: unknown) => {
      log.warn({ event: "picture_unreadable", image: name, err: error });
      return 0n;
    });
    await rows(sql`UPDATE images SET fingerprint = ${fingerprint}::bigint WHERE name = ${name}`);
  }
}
