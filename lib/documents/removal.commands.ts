import "server-only";
import { removeUnreferencedFiles } from "@/lib/images/removal.commands";
import { connectTimeout } from "@/lib/server/connection";
import { removeFilesAlone } from "@/lib/server/file-lock";
import { log } from "@/lib/server/log";
import type { Area } from "@/lib/server/stored-files";

export async function removeFiles(files: Readonly<Partial<Record<Area, readonly string[]>>>): Promise<void> {
  const all = Object.entries(files).map(([area, names]) => ({ area: area as Area, names: names ?? [] }));
  if (all.every(({ names }) => names.length === 0)) return;
  try {
    await removeFilesAlone(
      async () => {
        for (const { area, names } of all) await removeUnreferencedFiles(area, names);
      },
      { timeoutMs: connectTimeout },
    );
  } catch (error) {
    log.warn({ event: "files_not_removed", err: error });
  }
}
