import "server-only";
import { removeUnreferencedFiles } from "@/lib/images/removal.commands";
import { unattachedRetentionDays } from "@/lib/images/rules";
import { failAbandonedUploads, removeOrphanedFiles, sweepPictures } from "@/lib/images/sweep.commands";
import { sql, transaction } from "@/lib/server/db";
import { removeFilesAlone } from "@/lib/server/file-lock";
import { log } from "@/lib/server/log";
import { deleteUnused } from "./removal.rows";

async function removeUnsentDocuments(): Promise<number> {
  const isOld = sql`d.created_at < now() - make_interval(days => ${unattachedRetentionDays})`;
  const files = await transaction((tx) => deleteUnused(tx, isOld), { slow: true });
  await removeUnreferencedFiles("documents", files);
  return files.length;
}

/**
 * Removes unused images, unsent files, files without a row and incomplete uploads. Skipped while a backup is copying,
 * because its rows may reference such files.
 */
export async function sweepFiles(): Promise<void> {
  await failAbandonedUploads();
  const swept = await removeFilesAlone(async () => {
    const pictures = await sweepPictures();
    const unattached = pictures.unattached + (await removeUnsentDocuments());
    const strays = pictures.strays + (await removeOrphanedFiles("documents"));
    log.info({ event: "files_swept", unattached, strays });
  });
  if (!swept) log.info({ event: "files_not_swept" });
}
