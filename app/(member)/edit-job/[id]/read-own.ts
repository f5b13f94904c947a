import { notFound } from "next/navigation";
import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import { getOwnJob } from "@/lib/jobs/desk/editing.queries";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";

/** Throws 404 for an unknown job and for someone else's. */
export async function readOwnJob(id: string, viewer: Viewer): Promise<OwnJobDto> {
  try {
    return await getOwnJob(id, viewer);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    notFound();
  }
}
