import { lazy, Suspense, type ReactNode } from "react";
import { findBucket, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { PropertyPanel } from "./property-panel";

const loadFields = () =>
  import("./property-fields").then(({ PropertyFields }) => ({ default: PropertyFields }));
const LateFields = lazy(loadFields);

export type ServerFields = { address: ListingAddress; markup: ReactNode };

type Props = { address: ListingAddress; propertyFields: ServerFields | null; onClear: () => void };

export function PropertyFilters({ address, propertyFields, onClear }: Props) {
  return (
    <PropertyPanel
      address={address}
      onOpen={() => void loadFields().catch(() => undefined)}
      onClear={onClear}
    >
      {propertyFields && hasSameFilters(propertyFields.address, address) ? (
        propertyFields.markup
      ) : (
        <Suspense fallback={<div aria-hidden className="h-17 sm:col-span-3" />}>
          <LateFields address={address} />
        </Suspense>
      )}
    </PropertyPanel>
  );
}

function hasSameFilters(one: ListingAddress, other: ListingAddress): boolean {
  return (
    findBucket(one) === findBucket(other) &&
    one.state === other.state &&
    one.propertyType === other.propertyType
  );
}
