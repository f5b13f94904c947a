import { Choice } from "@/components/ui/choice";
import { findBucket, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { CountedOptions } from "./filters/counted-options";
import { useEmptyOptions, useOptionCounts } from "./filters/counts";
import { bucketOptions, stateOptions } from "./property-options";
import { PropertyTypeOptions } from "./property-type-options";

type Props = {
  address: ListingAddress;
  id: string;
};

export function PriceBuckets({ address, id }: Props) {
  const bucket = findBucket(address);
  return (
    <Choice
      key={`price-${bucket}`}
      id={`${id}-price`}
      name="price"
      label="Price range"
      defaultValue={bucket ?? ""}
    >
      <option value="">Any price</option>
      <CountedOptions name="price" options={bucketOptions} chosen={bucket} />
    </Choice>
  );
}

export function PropertyTypeField({ address, id }: Props) {
  const counts = useOptionCounts("propertyType");
  const empty = new Set([...useEmptyOptions("propertyType")].filter((type) => type !== address.propertyType));
  return (
    <Choice
      key={`type-${address.propertyType}`}
      id={`${id}-type`}
      name="propertyType"
      label="Property type"
      defaultValue={address.propertyType ?? ""}
    >
      <option value="">Any type</option>
      <PropertyTypeOptions counts={counts} empty={empty} />
    </Choice>
  );
}

export function StateField({ address, id }: Props) {
  return (
    <Choice
      key={`state-${address.state}`}
      id={`${id}-state`}
      name="state"
      label="State"
      defaultValue={address.state ?? ""}
    >
      <option value="">Any state</option>
      <CountedOptions name="state" options={stateOptions} chosen={address.state} />
    </Choice>
  );
}
