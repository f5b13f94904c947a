import "server-only";
import { removeUnnamedFiles } from "@/lib/images/removal.commands";
import { keepUnattachedDays } from "@/lib/images/rules";
import { endLostUploads, removeStrays, sweepPictures } from "@/lib/images/sweep.commands";
import { sql, transaction } from "@/lib/server/db";
import { removeFilesAlone } from "@/lib/server/file-lock";
import { log } from "@/lib/server/log";
import { deleteUnused } from "./removal.rows";

/** Removes private files that were never sent, because the message was not written after all; how many were removed. */
async function removeUnsent(): Promise<number> {
  const isOld = sql`d.created_at < now() - make_interval(days => ${keepUnattachedDays})`;
  const files = await transaction((tx) => deleteUnused(tx, isOld), { slow: true });
  await removeUnnamedFiles("documents", files);
  return files.length;
}

/**
 * Takes away what uploads left behind: pictures that nothing shows, files that were never sent, files without a row,
 * halves. Nothing while a backup copies: a file that its rows name may be one that nothing shows any more.
 */
export async function sweepFiles(): Promise<void> {
  await endLostUploads();
  const swept = await removeFilesAlone(async () => {
    const pictures = await sweepPictures();
    const unattached = pictures.unattached + (await removeUnsent());
    const strays = pictures.strays + (await removeStrays("documents"));
    log.info({ event: "files_swept", unattached, strays });
  });
  if (!swept) log.info({ event: "files_not_swept" });
}
