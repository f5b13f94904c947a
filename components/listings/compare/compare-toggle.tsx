"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { Check, Columns2 } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { compareQuery, maxCompared } from "@/lib/listings/catalog/compare.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { useCompared } from "./compare-store";

type Props = { listing: { id: string; title: string } };

export function CompareToggle({ listing }: Props) {
  const { ids, isFull, toggle } = useCompared();
  const chosen = ids.includes(listing.id);
  const full = isFull && !chosen;
  const Mark = chosen ? Check : Columns2;
  return (
    <div
      data-slot="compare-toggle"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden"
    >
      <button
        type="button"
        aria-pressed={chosen}
        aria-disabled={full || undefined}
        className={buttonVariants({ variant: chosen ? "soft" : "secondary" })}
        onClick={full ? undefined : () => toggle(listing.id)}
      >
        <Mark />
        {chosen ? "In your comparison" : "Add to comparison"}
      </button>
      {ids.length > 1 ? (
        <IntentLink
          href={hrefs.category("realestate", compareQuery(ids))}
          className={buttonVariants({ variant: "link", size: "inline" })}
        >
          Compare {ids.length} properties
        </IntentLink>
      ) : null}
      <p role="status" className="text-muted-foreground text-sm">
        {full ? `You’re already comparing ${maxCompared} properties. Remove one first.` : null}
        {chosen && ids.length === 1 ? "Add another property to see them side by side." : null}
      </p>
    </div>
  );
}
