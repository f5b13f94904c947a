import "server-only";
import { readTree } from "@/lib/server/tree";
import { resolveMoves } from "@/lib/shared/tree";
import { validJobSubcategory, jobTrail } from "./parts.rules";
import { builtInJobParts, type JobNode } from "./subcategories.rules";

/** Categories and, behind each, its subcategories, as admins left them and in their order. */
export function readJobTree(): Promise<readonly JobNode[]> {
  return readTree("jobs", builtInJobParts);
}

type CategorizedJob = { category: string; subcategory: string };

/** The category of a job and its subcategory, where it has them. */
export async function readJobTrail(job: CategorizedJob): Promise<JobNode[]> {
  return jobTrail(await readJobTree(), job);
}

/** The content with its subcategory after moves and merges; none if it belongs to another category. */
export async function resolveJobSubcategory<Content extends CategorizedJob>(
  content: Content,
): Promise<Content> {
  const own = validJobSubcategory(content.category, content.subcategory);
  if (!own) return { ...content, subcategory: "" };
  return { ...content, subcategory: resolveMoves(await readJobTree(), own)?.path ?? "" };
}
