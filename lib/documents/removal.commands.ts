import "server-only";
import { connectTimeout } from "@/lib/server/connection";
import { removeFilesAlone } from "@/lib/server/file-lock";
import { log } from "@/lib/server/log";
import { storage } from "@/lib/server/storage";
import type { Area } from "@/lib/server/stored-files";

/** Removes files that no row names any more; what can't be removed now is removed by the daily sweep. */
export async function removeFiles(files: Readonly<Partial<Record<Area, readonly string[]>>>): Promise<void> {
  const all = Object.entries(files).flatMap(([area, names]) =>
    (names ?? []).map((name) => ({ area: area as Area, name })),
  );
  if (all.length === 0) return;
  try {
    await removeFilesAlone(
      async () => {
        for (const { area, name } of all) await storage.remove(area, name);
      },
      { within: connectTimeout },
    );
  } catch (error) {
    log.warn({ event: "files_not_removed", err: error });
  }
}
