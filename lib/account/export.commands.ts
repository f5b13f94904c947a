import "server-only";
import { consume } from "@/lib/server/rate-limit";
import type { Viewer } from "@/lib/shared/access";
import { exportArchive } from "./export.queries";
import { exportLimit } from "./export.rules";

export async function exportAccount(viewer: Viewer): Promise<ReadableStream<Uint8Array>> {
  await consume(exportLimit, viewer.id, "Please wait a while before your next export.");
  return exportArchive(viewer.id);
}
