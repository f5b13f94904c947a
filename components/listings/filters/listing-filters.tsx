"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { FilterForm } from "@/components/ui/filter-form";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { Category } from "@/lib/listings/rules";
import { listingFormId } from "./form-id";
import { OptionCountsContext, type OptionCounts } from "./counts";
import { showLabel } from "./count-labels";

type Props = {
  action: string;
  fixed: ListingAddress;
  section?: Category;
  active: number;
  found: { total: number; capped: boolean };
  clearHref: string;
  children: ReactNode;
};

export function ListingFilters(props: Props) {
  const { action, fixed, section, active, found, clearHref, children } = props;
  const [counts, setCounts] = useState<OptionCounts>({});
  const [isUsed, setUsed] = useState(false);
  const latestRequest = useRef(0);
  const shown = useSearchParams().toString();

  async function countOptions(choices: URLSearchParams): Promise<void> {
    const turn = ++latestRequest.current;
    const counted = await import("./count")
      .then((count) => count.countOptions(choices, fixed, section))
      .catch(() => ({}));
    if (turn === latestRequest.current) setCounts(counted);
  }

  const countShown = useEffectEvent(() => countOptions(new URLSearchParams(shown)));
  useEffect(() => {
    if (isUsed) void countShown();
  }, [isUsed, shown]);

  async function countLabel(choices: URLSearchParams): Promise<string | null> {
    void countOptions(choices);
    return import("./count").then((count) => count.countResults(choices, fixed)).catch(() => null);
  }

  return (
    <FilterForm
      id={listingFormId}
      action={action}
      active={active}
      showLabel={showLabel(found.total, found.capped)}
      countLabel={countLabel}
      clearHref={clearHref}
      onUse={() => setUsed(true)}
    >
      <OptionCountsContext value={counts}>{children}</OptionCountsContext>
    </FilterForm>
  );
}
