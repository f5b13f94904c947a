"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import { PropertyFilters } from "@/components/listings/property-filters";
import { Button } from "@/components/ui/button";
import { ChevronDown, SlidersHorizontal } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { categorySlug, readListingAddress, type ListingAddress } from "@/lib/listings/address/rules";
import { listingCopy } from "@/lib/listings/copy";
import { maxSearchLength, sortNames, sorts } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";

type Props = {
  address: ListingAddress;
  onChange: (address: ListingAddress, mode: "push" | "replace") => void;
};

const typingRestMs = 250;

/** Free-text filter, sort and, on the Real Estate tab, the collapsible filters; one form that also works as plain GET. */
export function ListingsToolbar({ address, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const realEstate = address.category === "realestate";

  function read(): ListingAddress {
    const data = new FormData(form.current ?? undefined);
    return readListingAddress(Object.fromEntries([...data].map(([key, value]) => [key, String(value)])));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    onChange(read(), "push");
  }

  return (
    <form
      ref={form}
      action={hrefs.home()}
      onSubmit={submit}
      className="grid gap-4"
      aria-label="Filter listings"
    >
      {address.category ? (
        <input type="hidden" name="category" value={categorySlug(address.category)} />
      ) : null}
      <input type="hidden" name="scrollTo" value="listings" />
      <div className="grid gap-3 sm:grid-cols-[1fr_13rem]">
        <TextFilter address={address} onType={() => onChange(read(), "replace")} />
        <div>
          <Label htmlFor="listings-sort" className="sr-only">
            Sort by
          </Label>
          <Select
            key={address.sort}
            id="listings-sort"
            name="sort"
            defaultValue={address.sort ?? "newest"}
            onChange={() => onChange(read(), "push")}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {realEstate ? (
        <PropertyPanel address={address} onClear={() => onChange({ category: "realestate" }, "push")} />
      ) : null}
      <noscript>
        <Button type="submit" variant="secondary">
          {listingCopy.applyFilters}
        </Button>
      </noscript>
    </form>
  );
}

function TextFilter({ address, onType }: { address: ListingAddress; onType: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = address.search ?? "";

  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = shown;
  }, [shown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div>
      <Label htmlFor="listings-filter" className="sr-only">
        Filter by title, description, location or vendor
      </Label>
      <Input
        ref={input}
        id="listings-filter"
        name="search"
        type="search"
        defaultValue={shown}
        maxLength={maxSearchLength}
        placeholder="Filter by title, location or vendor"
        autoComplete="off"
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(onType, typingRestMs);
        }}
      />
    </div>
  );
}

function PropertyPanel({ address, onClear }: { address: ListingAddress; onClear: () => void }) {
  const used = [address.minPrice ?? address.maxPrice, address.state, address.propertyType].filter(
    (value) => value !== undefined,
  ).length;
  const [open, setOpen] = useState(used > 0);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group bg-card rounded-xl border"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-xl px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal />
        Filters
        {used > 0 ? (
          <span className="bg-primary-soft text-primary rounded-full px-2 text-sm">{used}</span>
        ) : null}
        <ChevronDown className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t p-4 sm:grid-cols-3">
        <PropertyFilters address={address} id="listings" />
        <div className="flex flex-wrap gap-3 sm:col-span-3">
          <Button type="submit">{listingCopy.applyFilters}</Button>
          <a
            href={hrefs.home("category=real-estate&scrollTo=listings")}
            className="hover:bg-accent inline-flex h-11 items-center rounded-md px-4 font-semibold"
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
