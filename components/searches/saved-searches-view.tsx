"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Search } from "@/components/ui/icons";
import type { SavedSearchDto } from "@/lib/searches/contract";
import { maxSavedSearches } from "@/lib/searches/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { useSavedSearches, useSaveSearch } from "./hooks";
import { SearchRow } from "./search-row";
import { takePendingSearch } from "./waiting-store";

export function SavedSearchesView({ seed }: { seed: readonly SavedSearchDto[] }) {
  const searches = useSavedSearches(seed);
  const { mutate } = useSaveSearch();
  const router = useRouter();
  useEffect(() => {
    const waiting = takePendingSearch();
    if (waiting) mutate(waiting, { onSuccess: () => router.refresh() });
  }, [mutate, router]);

  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">Saved searches</h1>
        {searches.length > 0 ? (
          <p className="text-muted-foreground">
            {searches.length} of {maxSavedSearches} saved. We’ll email you about new matches and price drops.
          </p>
        ) : null}
      </header>
      {searches.length > 0 ? (
        <ul role="list" className="bg-card divide-y rounded-xl border">
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={Search} title="No saved searches yet">
          <p className="text-muted-foreground">
            Search or filter listings or jobs, then choose “Save this search”. We’ll tell you when something
            new matches, as often as you like.
          </p>
          <ButtonLink href={hrefs.search()}>Start searching</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
