import "server-only";
import { sql, transaction } from "@/lib/server/db";
import { storage } from "@/lib/server/storage";
import type { Area } from "@/lib/server/stored-files";
import { imageStem } from "./rules";
import { lockFiles, isUploading } from "./image-references.rows";

/**
 * Deletes a stem's files unless a row or a running upload refers to it; leftover `.part` files always go. Returns the
 * count.
 */
function removeUnreferencedStem(area: Area, stem: string, files: readonly string[]): Promise<number> {
  return transaction(
    async (tx) => {
      await lockFiles(tx, stem);
      const [named] = await tx.rows(sql`
        SELECT 1 FROM images WHERE name = ${stem} UNION ALL SELECT 1 FROM documents WHERE name = ${stem}
        UNION ALL SELECT 1 WHERE ${isUploading(sql`${stem}`)} LIMIT 1`);
      const gone = named ? files.filter((file) => file.endsWith(".part")) : files;
      for (const file of gone) await storage.remove(area, file);
      return gone.length;
    },
    { slow: true },
  );
}

export async function removeUnreferencedFiles(area: Area, files: readonly string[]): Promise<number> {
  let removed = 0;
  for (const stem of new Set(files.map(imageStem))) {
    const own = files.filter((file) => imageStem(file) === stem);
    removed += await removeUnreferencedStem(area, stem, own);
  }
  return removed;
}
