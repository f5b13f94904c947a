"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { Columns2 } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { compareQuery } from "@/lib/listings/catalog/compare.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { useCompared } from "./compare-store";

export function CompareBar() {
  const { ids, clear } = useCompared();
  if (ids.length === 0) return null;
  return (
    <div
      data-slot="compare-bar"
      className="bg-card flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border px-4 py-2"
    >
      <p className="flex items-center gap-2 font-medium">
        <Columns2 className="text-muted-foreground" />
        {ids.length === 1 ? "1 property in your comparison" : `${ids.length} properties in your comparison`}
      </p>
      <IntentLink
        href={hrefs.category("realestate", compareQuery(ids))}
        className={`${buttonVariants({ variant: "soft", size: "sm" })} ml-auto`}
      >
        Compare
      </IntentLink>
      <button type="button" className={buttonVariants({ variant: "ghost", size: "sm" })} onClick={clear}>
        Clear
      </button>
    </div>
  );
}
