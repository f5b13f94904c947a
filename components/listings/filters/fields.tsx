"use client";

import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { maxSearchLength, type Category } from "@/lib/listings/rules";
import type { PlaceDto } from "@/lib/places/contract";
import { CategoryOptions } from "../category-options";
import { PropertyFilters, StateField } from "../property-filters";
import { PlaceGroup } from "./place-group";

type FieldProps = { address: ListingAddress };
type AllProps = FieldProps & { place?: PlaceDto | null };

function Field({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children}
    </div>
  );
}

function SearchField({ address, name }: FieldProps & { name: "q" | "search" }) {
  return (
    <Field id="filter-search" label="Words">
      <Input
        key={address.search}
        id="filter-search"
        name={name}
        type="search"
        defaultValue={address.search}
        maxLength={maxSearchLength}
        placeholder="Title, place or vendor"
      />
    </Field>
  );
}

function PriceFields({ address }: FieldProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">Price in dollars</legend>
      <div className="grid grid-cols-2 gap-3">
        <Input
          key={`min-${address.minPrice}`}
          name="minPrice"
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          placeholder="From"
          aria-label="Lowest price"
          defaultValue={address.minPrice}
        />
        <Input
          key={`max-${address.maxPrice}`}
          name="maxPrice"
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          placeholder="To"
          aria-label="Highest price"
          defaultValue={address.maxPrice}
        />
      </div>
    </fieldset>
  );
}

function OfferField({ address }: FieldProps) {
  return (
    <Field id="filter-offer" label="For sale or rent">
      <Select
        key={address.listingType}
        id="filter-offer"
        name="listingType"
        defaultValue={address.listingType ?? ""}
      >
        <option value="">Both</option>
        <option value="sale">For sale</option>
        <option value="rent">For rent</option>
      </Select>
    </Field>
  );
}

function CategoryField({ address }: FieldProps) {
  return (
    <Field id="filter-category" label="Category">
      <Select
        key={address.category}
        id="filter-category"
        name="category"
        defaultValue={address.category ?? ""}
      >
        <option value="">All categories</option>
        <CategoryOptions />
      </Select>
    </Field>
  );
}

/** The sort is chosen above the results; filters keep it. */
function KeptSort({ address }: FieldProps) {
  return address.sort ? <input type="hidden" name="sort" value={address.sort} /> : null;
}

/** The fields of a category page: each category has its own. */
export function CategoryFields({ address, place = null, category }: AllProps & { category: Category }) {
  return (
    <>
      <KeptSort address={address} />
      <SearchField address={address} name="search" />
      <PlaceGroup address={address} place={place} />
      {category === "realestate" ? (
        <>
          <OfferField address={address} />
          <PropertyFilters address={address} id="filter" />
        </>
      ) : (
        <>
          <PriceFields address={address} />
          <StateField address={address} id="filter" />
        </>
      )}
    </>
  );
}

/** The fields of the search page: every category, so real-estate filters only once that is chosen. */
export function SearchFields({ address, place = null }: AllProps) {
  return (
    <>
      <KeptSort address={address} />
      <SearchField address={address} name="q" />
      <CategoryField address={address} />
      <PlaceGroup address={address} place={place} />
      {address.category === "realestate" ? <OfferField address={address} /> : null}
      {address.category === "realestate" ? (
        <PropertyFilters address={address} id="filter" />
      ) : (
        <>
          <PriceFields address={address} />
          <StateField address={address} id="filter" />
        </>
      )}
    </>
  );
}
