"use client";

import { useEffect, useRef, type FormEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Choice } from "@/components/ui/choice";
import { usePreHydrationInput } from "@/components/ui/use-pre-hydration-input";
import { readListingAddress } from "@/lib/listings/catalog/address-reading.rules";
import { categorySlug, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { listingCopy } from "@/lib/listings/copy";
import { maxSearchLength, sortNames, sorts } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readQuery } from "@/lib/shared/query-params";
import { PropertyFilters, type ServerFields } from "./property-filters";

type Props = {
  address: ListingAddress;
  propertyFields: ServerFields | null;
  onChange: (address: ListingAddress, mode: "push" | "replace") => void;
};

const typingRestMs = 250;

export function ListingsToolbar({ address, propertyFields, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onChange(readForm(form.current), "push");
  }

  function applyTextAndSort(mode: "push" | "replace"): void {
    onChange({ ...address, ...textAndSort(readForm(form.current)) }, mode);
  }

  function clear(): void {
    form.current?.reset();
    onChange({ category: "realestate" }, "push");
  }

  usePreHydrationInput(form, ({ name }) => {
    if (name === "search" || name === "sort") applyTextAndSort("replace");
  });

  return (
    <form
      ref={form}
      action={`${hrefs.home()}#listings`}
      autoComplete="off"
      onSubmit={submit}
      className="grid gap-4"
      aria-label="Filter listings"
    >
      {address.category ? (
        <input type="hidden" name="category" value={categorySlug(address.category)} />
      ) : null}
      <input type="hidden" name="scrollTo" value="listings" />
      <div className="grid gap-3 sm:grid-cols-[1fr_13rem]">
        <TextFilter shown={address.search ?? ""} onType={() => applyTextAndSort("replace")} />
        <SortChoice key={address.sort} sort={address.sort} onChange={() => applyTextAndSort("push")} />
      </div>
      {address.category === "realestate" ? (
        <PropertyFilters address={address} propertyFields={propertyFields} onClear={clear} />
      ) : (
        <div className="hidden noscript:block">
          <button type="submit" className={buttonVariants({ variant: "secondary" })}>
            {listingCopy.applyFilters}
          </button>
        </div>
      )}
    </form>
  );
}

type SortProps = Pick<ListingAddress, "sort"> & { onChange: () => void };

function SortChoice({ sort: current = "newest", onChange }: SortProps) {
  return (
    <Choice
      id="listings-sort"
      name="sort"
      label="Sort by"
      labelHidden
      defaultValue={current}
      onChange={onChange}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {sortNames[sort]}
        </option>
      ))}
    </Choice>
  );
}

function readForm(form: HTMLFormElement | null): ListingAddress {
  const data = new FormData(form ?? undefined);
  return readListingAddress(readQuery([...data].map(([key, value]) => [key, String(value)])));
}

/** Text and sort apply immediately; other choices wait for 'Apply Filters'. */
function textAndSort({ search, sort }: ListingAddress): ListingAddress {
  return { search, sort };
}

function TextFilter({ shown, onType }: { shown: string; onType: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onType);
  const followed = useRef(shown);

  useEffect(() => {
    latest.current = onType;
  });
  useEffect(() => {
    const field = input.current;
    if (followed.current === shown) return;
    followed.current = shown;
    if (field && document.activeElement !== field) field.value = shown;
  }, [shown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div>
      <label htmlFor="listings-filter" className="sr-only">
        Filter by title, description, location or vendor
      </label>
      <input
        ref={input}
        id="listings-filter"
        name="search"
        type="search"
        defaultValue={shown}
        maxLength={maxSearchLength}
        placeholder="Filter by title, place or vendor"
        autoComplete="off"
        enterKeyHint="search"
        className="control h-11"
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => latest.current(), typingRestMs);
        }}
      />
    </div>
  );
}
