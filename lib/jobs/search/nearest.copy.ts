import { formatJobCount } from "@/lib/jobs/catalog/address.rules";
import type { NearestJobs } from "@/lib/jobs/contract";

export function formatNearestCount({ total, capped }: Pick<NearestJobs, "total" | "capped">): string {
  return `No exact matches\u00a0· ${formatJobCount(total, capped)} ${total === 1 && !capped ? "comes" : "come"} close`;
}

export function formatMissing({ missing, isSame }: Pick<NearestJobs, "missing" | "isSame">): string {
  const all = missing.join(", ");
  return `No job has everything you’re looking for. ${
    isSame
      ? `These have the rest, but not this: ${all}.`
      : `These come closest. Each lacks at least one of these: ${all}.`
  }`;
}
