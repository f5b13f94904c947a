import { notFound } from "next/navigation";
import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import { getOwnJob } from "@/lib/jobs/desk/editing.queries";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";

/** A job as its poster or an admin may see it; 404 for an unknown one and for another's. */
export async function readOwnJob(id: string, viewer: Viewer): Promise<OwnJobDto> {
  try {
    return await getOwnJob(id, viewer);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    notFound();
  }
}
