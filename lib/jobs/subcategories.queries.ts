import "server-only";
import { readTree } from "@/lib/server/tree";
import { resolveMoves } from "@/lib/shared/tree";
import { validJobSubcategory, jobTrail } from "./parts.rules";
import { builtInJobParts, type JobNode } from "./subcategories.rules";

export function readJobTree(): Promise<readonly JobNode[]> {
  return readTree("jobs", builtInJobParts);
}

type CategorizedJob = { category: string; subcategory: string };

export async function readJobTrail(job: CategorizedJob): Promise<JobNode[]> {
  return jobTrail(await readJobTree(), job);
}

export async function resolveJobSubcategory<Content extends CategorizedJob>(
  content: Content,
): Promise<Content> {
  const own = validJobSubcategory(content.category, content.subcategory);
  if (!own) return { ...content, subcategory: "" };
  return { ...content, subcategory: resolveMoves(await readJobTree(), own)?.path ?? "" };
}
