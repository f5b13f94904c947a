"use client";

import { FilterForm } from "@/components/ui/filter-form";
import { callWithHeaders } from "@/lib/client/api";
import { formatJobCount, jobsHref, readJobAddress, narrowToJobPart } from "@/lib/jobs/catalog/address.rules";
import { listJobs } from "@/lib/jobs/contract";
import type { JobPart } from "@/lib/jobs/parts.rules";
import { readQuery } from "@/lib/shared/query-params";

type Props = {
  id: string;
  part: JobPart | undefined;
  active: number;
  total: number;
  capped: boolean;
  children: React.ReactNode;
};

async function countLabel(query: URLSearchParams, part: JobPart | undefined): Promise<string | null> {
  try {
    const address = narrowToJobPart(readJobAddress(readQuery(query)), part);
    const { headers } = await callWithHeaders(listJobs, { query: { ...address, limit: 1 } });
    return `Show ${formatJobCount(Number(headers.get("x-total-count")), headers.has("x-total-capped"))}`;
  } catch {
    return null;
  }
}

export function JobFilters({ id, part, active, total, capped, children }: Props) {
  return (
    <FilterForm
      id={id}
      action={jobsHref(part)}
      active={active}
      showLabel={`Show ${formatJobCount(total, capped)}`}
      countLabel={(query) => countLabel(query, part)}
    >
      {children}
    </FilterForm>
  );
}
