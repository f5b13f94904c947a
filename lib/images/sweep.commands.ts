import "server-only";
import { slowRows, sql, transaction } from "@/lib/server/db";
import { storage } from "@/lib/server/storage";
import type { Area } from "@/lib/server/stored-files";
import { removeUnreferencedFiles } from "./removal.commands";
import { imageFiles, imageStem, unattachedRetentionDays } from "./rules";
import { lockFiles, isUploading, isInUse } from "./image-references.rows";

const strayMs = 24 * 60 * 60_000;
const batchSize = 500;

export async function failAbandonedUploads(): Promise<void> {
  await slowRows(sql`
    UPDATE uploads SET status = 'failed', error = 'lost', finished_at = now()
    WHERE status = 'receiving' AND created_at < now() - interval '1 hour'`);
}

const isUnattached = sql`i.created_at < now() - make_interval(days => ${unattachedRetentionDays})
  AND NOT EXISTS (SELECT FROM uploads u WHERE u.image_id = i.id
    AND u.created_at >= now() - make_interval(days => ${unattachedRetentionDays}))
  AND NOT ${isUploading(sql`i.name`)} AND NOT ${isInUse}`;

/** Returns false if the picture was uploaded or used since the sweep found it. */
function removePicture(name: string): Promise<boolean> {
  return transaction(
    async (tx) => {
      await lockFiles(tx, name);
      // A transaction that starts to use the picture locks its row until it ends.
      await tx.rows(sql`SELECT 1 FROM images WHERE name = ${name} FOR UPDATE`);
      const gone = await tx.rows(
        sql`DELETE FROM images i WHERE i.name = ${name} AND ${isUnattached} RETURNING 1`,
      );
      if (gone.length === 0) return false;
      for (const file of imageFiles(name)) await storage.remove("uploads", file);
      return true;
    },
    { slow: true },
  );
}

async function removeUnattached(): Promise<number> {
  const found = await slowRows<{ name: string }>(sql`SELECT i.name FROM images i WHERE ${isUnattached}`);
  let removed = 0;
  for (const { name } of found) removed += (await removePicture(name)) ? 1 : 0;
  return removed;
}

async function knownStems(area: Area, stems: string[]): Promise<Set<string>> {
  const found = await slowRows<{ name: string }>(
    area === "uploads"
      ? sql`SELECT name FROM images WHERE name = ANY(${stems})`
      : sql`SELECT name FROM documents WHERE name = ANY(${stems})`,
  );
  return new Set(found.map(({ name }) => name));
}

export async function removeOrphanedFiles(area: Area): Promise<number> {
  let removed = 0;
  let old: string[] = [];
  async function removeUnknown(): Promise<void> {
    const known = await knownStems(area, old.map(imageStem));
    const strays = old.filter((file) => file.endsWith(".part") || !known.has(imageStem(file)));
    removed += await removeUnreferencedFiles(area, strays);
    old = [];
  }
  for await (const { name, changedAt } of storage.list(area)) {
    if (Date.now() - changedAt.getTime() > strayMs) old.push(name);
    if (old.length >= batchSize) await removeUnknown();
  }
  await removeUnknown();
  return removed;
}

export async function sweepPictures(): Promise<{ unattached: number; strays: number }> {
  return { unattached: await removeUnattached(), strays: await removeOrphanedFiles("uploads") };
}
