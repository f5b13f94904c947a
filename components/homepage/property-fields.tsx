import { bucketOptions, stateOptions } from "@/components/listings/property-options";
import { PropertyTypeOptions } from "@/components/listings/property-type-options";
import { Choice } from "@/components/ui/choice";
import { findBucket, type ListingAddress } from "@/lib/listings/catalog/address.rules";

const optionsOf = (options: typeof stateOptions) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** No hooks: the server renders it as markup, and the browser loads its code only for another URL. */
export function PropertyFields({ address }: { address: ListingAddress }) {
  const bucket = findBucket(address);
  const { state, propertyType } = address;
  return (
    <>
      <Choice
        key={`price-${bucket}`}
        id="listings-price"
        name="price"
        label="Price range"
        defaultValue={bucket ?? ""}
      >
        <option value="">Any price</option>
        {optionsOf(bucketOptions)}
      </Choice>
      <Choice
        key={`state-${state}`}
        id="listings-state"
        name="state"
        label="State"
        defaultValue={state ?? ""}
      >
        <option value="">Any state</option>
        {optionsOf(stateOptions)}
      </Choice>
      <Choice
        key={`type-${propertyType}`}
        id="listings-type"
        name="propertyType"
        label="Property type"
        defaultValue={propertyType ?? ""}
      >
        <option value="">Any type</option>
        <PropertyTypeOptions />
      </Choice>
    </>
  );
}
