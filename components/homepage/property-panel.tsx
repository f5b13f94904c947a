"use client";

import { useState, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { ChevronDown, SlidersHorizontal } from "@/components/ui/icons";
import { findBucket, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { listingCopy } from "@/lib/listings/copy";
import { sectionHref } from "./section-href";

type Props = { address: ListingAddress; onOpen: () => void; onClear: () => void; children: ReactNode };

export function PropertyPanel({ address, onOpen, onClear, children }: Props) {
  const used = [findBucket(address), address.state, address.propertyType].filter(Boolean).length;
  const [open, setOpen] = useState(used > 0);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen();
      }}
      className="group bg-card rounded-xl border"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-xl px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal />
        Filters
        {used > 0 ? (
          <span className="bg-primary-soft text-primary rounded-full px-2 text-sm tabular-nums">
            {used}
            <span className="sr-only"> active</span>
          </span>
        ) : null}
        <ChevronDown className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t p-4 sm:grid-cols-3">
        {children}
        <div className="flex flex-wrap gap-3 sm:col-span-3">
          <button type="submit" className={buttonVariants()}>
            {listingCopy.applyFilters}
          </button>
          <a
            href={sectionHref({ category: "realestate" })}
            className={buttonVariants({ variant: "ghost" })}
            onClick={(event) => {
              event.preventDefault();
              onClear();
            }}
          >
            {listingCopy.clearAll}
          </a>
        </div>
      </div>
    </details>
  );
}
