import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Viewer } from "@/lib/server/session";

export async function exportListings(_viewer: Viewer): Promise<Response> {
  throw new AppError("not_found", "This is not open yet.");
}
