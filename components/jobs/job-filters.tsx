"use client";

import { FilterForm } from "@/components/ui/filter-form";
import { callWithHeaders } from "@/lib/client/api";
import { jobCountWords, readJobAddress } from "@/lib/jobs/address.rules";
import { listJobs } from "@/lib/jobs/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { readQuery } from "@/lib/shared/query-params";

type Props = { id: string; active: number; total: number; capped: boolean; children: React.ReactNode };

async function countLabel(query: URLSearchParams): Promise<string | null> {
  try {
    const address = readJobAddress(readQuery(query));
    const { headers } = await callWithHeaders(listJobs, { query: { ...address, limit: 1 } });
    return `Show ${jobCountWords(Number(headers.get("x-total-count")), headers.has("x-total-capped"))}`;
  } catch {
    return null;
  }
}

/** The filters of the job list around their fields. */
export function JobFilters({ id, active, total, capped, children }: Props) {
  return (
    <FilterForm
      id={id}
      action={hrefs.jobs()}
      active={active}
      showLabel={`Show ${jobCountWords(total, capped)}`}
      countLabel={countLabel}
    >
      {children}
    </FilterForm>
  );
}
