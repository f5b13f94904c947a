import { notFound } from "next/navigation";
import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import { getOwnJob } from "@/lib/jobs/desk/editing.queries";
import { findActor } from "@/lib/members/acting.commands";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";

/** Throws 404 for an unknown job and for someone else's. */
export async function readOwnJob(id: string, viewer: Viewer): Promise<OwnJobDto> {
  try {
    const subject = { kind: "job", id } as const;
    return await getOwnJob(id, await findActor({ viewer, subject, permission: "hire" }));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    notFound();
  }
}
