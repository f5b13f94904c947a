import "server-only";
import { removeUnreferencedFiles } from "@/lib/images/removal.commands";
import { unattachedRetentionDays } from "@/lib/images/rules";
import { failAbandonedUploads, removeOrphanedFiles, sweepPictures } from "@/lib/images/sweep.commands";
import { sql, transaction } from "@/lib/server/db";
import { removeFilesAlone } from "@/lib/server/file-lock";
import { log } from "@/lib/server/log";
import { deleteUnused } from "./removal.rows";

/** Removes private files that were never sent, because the message was not written after all; how many were removed. */
async function removeUnsentDocuments(): Promise<number> {
  const isOld = sql`d.created_at < now() - make_interval(days => ${unattachedRetentionDays})`;
  const files = await transaction((tx) => deleteUnused(tx, isOld), { slow: true });
  await removeUnreferencedFiles("documents", files);
  return files.length;
}

/**
 * Takes away what uploads left behind: pictures that nothing shows, files that were never sent, files without a row,
 * halves. Nothing while a backup copies: a file that its rows name may be one that nothing shows any more.
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
