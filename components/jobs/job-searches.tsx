"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Trash } from "@/components/ui/more-icons";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { removeJobSearch, type JobSearchDto } from "@/lib/jobs/alerts.contract";
import { hrefs } from "@/lib/shared/hrefs";

/** A person's saved searches of the job list. */
export function JobSearches({ searches }: { searches: readonly JobSearchDto[] }) {
  const router = useRouter();
  const remove = useMutation({
    mutationFn: ({ id }: JobSearchDto) => call(removeJobSearch, { params: { id } }),
    onSuccess: (_, { name }) => {
      toast({ title: `${name} was deleted` });
      router.refresh();
    },
    onError: (error) => toastFailure("This search wasn’t deleted", error),
  });
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="job-searches" className="page grid gap-3 pb-10">
      <header className="grid gap-1">
        <h2 id="job-searches" className="text-lg font-semibold">
          Job searches
        </h2>
        <p className="text-muted-foreground">We let you know about new jobs once a day.</p>
      </header>
      <ul role="list" className="bg-card divide-y rounded-xl border">
        {searches.map((search) => (
          <li key={search.id} className="flex items-center justify-between gap-3 p-4">
            <IntentLink
              href={hrefs.jobs(search.query)}
              className="tap-target min-w-0 rounded-sm font-semibold wrap-anywhere hover:underline"
            >
              {search.name}
            </IntentLink>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Delete ${search.name}`}
              onClick={() => remove.mutate(search)}
            >
              <Trash />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
