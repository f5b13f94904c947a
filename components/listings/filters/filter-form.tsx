"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { SlidersHorizontal, X } from "@/components/ui/icons";
import { readListingAddress, type ListingAddress } from "@/lib/listings/address/rules";
import { countMatches } from "./count-matches";

type Props = {
  action: string;
  fixed: ListingAddress;
  active: number;
  total: string;
  children: ReactNode;
};

/**
 * The filters of a results page: a column beside the results on a desktop, where a change applies at once; a sheet on
 * the phone, where the button says how many listings a choice would leave. Without JavaScript it is a plain form.
 */
export function FilterForm({ action, fixed, active, total, children }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [matches, setMatches] = useState<string | null>(null);
  const asked = useRef(0);

  function read(): URLSearchParams {
    const query = new URLSearchParams();
    for (const [key, value] of new FormData(form.current ?? undefined)) {
      if (String(value).trim()) query.set(key, String(value).trim());
    }
    return query;
  }

  function apply(): void {
    const query = read().toString();
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
    router.push(query ? `${action}?${query}` : action, { scroll: false });
  }

  async function changed(): Promise<void> {
    if (!sheet.current?.matches(":popover-open")) {
      apply();
      return;
    }
    const turn = ++asked.current;
    const address = { ...readListingAddress(Object.fromEntries(read())), ...fixed };
    const count = await countMatches(address);
    if (turn === asked.current) setMatches(count);
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="filters"
        className={`${buttonVariants({ variant: "secondary" })} lg:hidden`}
      >
        <SlidersHorizontal />
        Filters
        {active > 0 ? (
          <span className="bg-primary-soft text-primary rounded-full px-2 text-sm">{active}</span>
        ) : null}
      </button>
      <div
        ref={sheet}
        id="filters"
        popover="auto"
        data-scroll-lock
        className="bg-popover p-gutter shadow-float backdrop:bg-scrim inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-xl lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <form
          ref={form}
          action={action}
          aria-label="Filters"
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
          onChange={() => void changed()}
        >
          <div className="flex items-center justify-between lg:hidden">
            <h2 className="text-xl font-bold">Filters</h2>
            <button
              type="button"
              popoverTarget="filters"
              popoverTargetAction="hide"
              aria-label="Close filters"
              className={buttonVariants({ variant: "ghost", size: "icon" })}
            >
              <X />
            </button>
          </div>
          {children}
          <button type="submit" className={`${buttonVariants()} sticky bottom-0 lg:static`}>
            <span className="lg:hidden">{matches ?? total}</span>
            <span className="max-lg:hidden">Apply Filters</span>
          </button>
        </form>
      </div>
    </>
  );
}
