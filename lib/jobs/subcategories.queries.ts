import "server-only";
import { readTree } from "@/lib/server/tree";
import { settledIn } from "@/lib/shared/tree";
import { jobSubcategoryIn, trailOfJob } from "./parts.rules";
import { builtInJobParts, type JobNode } from "./subcategories.rules";

/** Categories and, behind each, its subcategories, as admins left them and in their order. */
export function readJobTree(): Promise<readonly JobNode[]> {
  return readTree("jobs", builtInJobParts);
}

type Placed = { category: string; subcategory: string };

/** The category of a job and its subcategory, where it has them. */
export async function readJobTrail(job: Placed): Promise<JobNode[]> {
  return trailOfJob(await readJobTree(), job);
}

/** The content with its subcategory after moves and merges; none if it belongs to another category. */
export async function settleJobSubcategory<Content extends Placed>(content: Content): Promise<Content> {
  const own = jobSubcategoryIn(content.category, content.subcategory);
  if (!own) return { ...content, subcategory: "" };
  return { ...content, subcategory: settledIn(await readJobTree(), own)?.path ?? "" };
}
