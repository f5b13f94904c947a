"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { buttonVariants } from "./button-variants";
import { SlidersHorizontal, X } from "./icons";

type FilterFormProps = {
  /** Fields outside the form belong to it by `form={id}`. */
  id: string;
  /** The address the choices become the query of. */
  action: string;
  /** How many filters are set. */
  active: number;
  /** What the button of the sheet says until something changes: 'Show 124 jobs'. */
  showLabel: string;
  /** The same for other choices; null when it cannot be told. */
  countLabel: (query: URLSearchParams) => Promise<string | null>;
  children: ReactNode;
};

/**
 * The filters of a list: a column beside it on a desktop, where a change applies at once; a sheet on the phone, whose
 * button says how many a choice would leave. Without script it is a plain form in a popover.
 */
export function FilterForm({ id, action, active, showLabel, countLabel, children }: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string | null>(null);
  const asked = useRef(0);

  function isSheet(): boolean {
    return sheet.current?.matches(":popover-open") ?? false;
  }

  function read(): URLSearchParams {
    const query = new URLSearchParams();
    for (const [key, value] of new FormData(form.current ?? undefined)) {
      if (String(value).trim()) query.set(key, String(value).trim());
    }
    return query;
  }

  function apply(event?: FormEvent) {
    event?.preventDefault();
    const query = read().toString();
    if (isSheet()) sheet.current?.hidePopover();
    setLabel(null);
    router.push(query ? `${action}?${query}` : action, { scroll: false });
  }

  async function onChange() {
    if (!isSheet()) {
      apply();
      return;
    }
    const turn = ++asked.current;
    const counted = await countLabel(read());
    if (turn === asked.current) setLabel(counted);
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={`${id}-sheet`}
        className={`${buttonVariants({ variant: "secondary" })} lg:hidden`}
      >
        <SlidersHorizontal />
        Filters
        {active > 0 ? (
          <span className="bg-primary-soft text-primary rounded-full px-2 text-sm tabular-nums">
            {active}
            <span className="sr-only"> active</span>
          </span>
        ) : null}
      </button>
      <div
        ref={sheet}
        id={`${id}-sheet`}
        popover="auto"
        data-slot="filter-sheet"
        data-scroll-lock
        className="bg-popover shadow-float backdrop:bg-scrim p-gutter inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-xl lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <form
          ref={form}
          id={id}
          action={action}
          aria-label="Filters"
          className="grid gap-5"
          onSubmit={apply}
          onChange={() => void onChange()}
        >
          <div className="flex items-center justify-between lg:hidden">
            <h2 className="text-xl font-semibold">Filters</h2>
            <button
              type="button"
              popoverTarget={`${id}-sheet`}
              popoverTargetAction="hide"
              aria-label="Close filters"
              className={buttonVariants({ variant: "ghost", size: "icon" })}
            >
              <X />
            </button>
          </div>
          {children}
          <button type="submit" className={`${buttonVariants()} sticky bottom-0 lg:static lg:hidden`}>
            {label ?? showLabel}
          </button>
          <div className="hidden lg:noscript:grid">
            <button type="submit" className={buttonVariants({ variant: "secondary" })}>
              Apply Filters
            </button>
          </div>
        </form>
      </div>
    </>
  );
}
