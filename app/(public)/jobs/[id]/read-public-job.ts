import { notFound } from "next/navigation";
import { cache } from "react";
import { readJob } from "@/lib/jobs/search/list.queries";
import { AppError } from "@/lib/shared/app-error";

export const readPublicJob = cache(async (id: string) => {
  try {
    return await readJob(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
});
