import "server-only";
import { consume } from "@/lib/server/rate-limit";
import type { Viewer } from "@/lib/shared/access";
import { formatWait } from "@/lib/shared/wait";
import { exportArchive } from "./export.queries";
import { exportLimit } from "./export.rules";

export async function exportAccount(viewer: Viewer): Promise<ReadableStream<Uint8Array>> {
  await consume(
    exportLimit,
    viewer.id,
    (seconds) => `You just exported your data. Try again ${formatWait(seconds)}.`,
  );
  return exportArchive(viewer.id);
}
