"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Search } from "@/components/ui/icons";
import { listingCopy } from "@/lib/listings/copy";
import { hrefs } from "@/lib/shared/hrefs";

/** 'No listings found' with a way out. */
export function ListingsEmpty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <EmptyState icon={Search} title={listingCopy.noneFound} level={3}>
      <p className="text-muted-foreground">
        {filtered
          ? "Nothing matches all of your filters."
          : "There is nothing here yet. New listings come every day."}
      </p>
      {filtered ? (
        <Button variant="secondary" onClick={onClear}>
          Show all listings
        </Button>
      ) : (
        <ButtonLink variant="secondary" href={hrefs.home()}>
          Back to the homepage
        </ButtonLink>
      )}
    </EmptyState>
  );
}
