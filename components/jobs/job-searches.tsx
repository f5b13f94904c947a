"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { SearchRow } from "@/components/searches/search-row";
import { call } from "@/lib/client/api";
import { removeJobSearch, updateJobSearch, type JobSearchDto } from "@/lib/jobs/searches.contract";
import type { SearchChanges } from "@/lib/searches/contract";
import { hrefs } from "@/lib/shared/hrefs";

/** A person's saved searches of the job list. */
export function JobSearches({ seed }: { seed: readonly JobSearchDto[] }) {
  if (seed.length === 0) return null;
  return (
    <section aria-labelledby="job-searches" className="page grid gap-3 pb-10">
      <h2 id="job-searches" className="text-lg font-semibold">
        Job searches
      </h2>
      <ul role="list" className="bg-card divide-y rounded-xl border">
        {seed.map((search) => (
          <JobSearchRow key={search.id} seed={search} />
        ))}
      </ul>
    </section>
  );
}

function JobSearchRow({ seed }: { seed: JobSearchDto }) {
  const [search, setSearch] = useState(seed);
  const params = { id: search.id };
  const onError = (error: Error) => toastFailure("That didn’t work", error);
  const change = useMutation({
    mutationFn: (body: SearchChanges) => call(updateJobSearch, { params, body }),
    onSuccess: setSearch,
    onError,
  });
  const remove = useMutation({ mutationFn: () => call(removeJobSearch, { params }), onError });
  return (
    <SearchRow
      search={search}
      href={hrefs.jobs(search.query)}
      news="new jobs"
      change={change}
      remove={remove}
      onOpen={() => change.mutate({ seen: true })}
    />
  );
}
