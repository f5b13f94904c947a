import { Choice } from "@/components/ui/choice";
import { bucketOf, bucketValue, type ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { priceBuckets } from "@/lib/listings/rules";
import { usStates } from "@/lib/shared/us-states";
import { CountedOptions, type Options } from "./filters/counted-options";
import { useEmptyOptions, useOptionCounts } from "./filters/counts";
import { PropertyTypeOptions } from "./property-type-options";
import { formatDollars } from "@/lib/shared/money";

function bucketName({ min, max }: (typeof priceBuckets)[number]): string {
  return max === null ? `${formatDollars(min)} and above` : `${formatDollars(min)} – ${formatDollars(max)}`;
}

const buckets: Options = priceBuckets.map((bucket) => [bucketValue(bucket), bucketName(bucket)]);
const states: Options = usStates.map(({ code, name }) => [code, name]);

type Props = {
  address: ListingAddress;
  /** Begins the ids of the fields. */
  id: string;
};

/** Price bucket, state and property type (spec section 2); plain fields of the form around them. */
export function PropertyFilters(props: Props) {
  return (
    <>
      <PriceBuckets {...props} />
      <StateField {...props} />
      <PropertyTypeField {...props} />
    </>
  );
}

export function PriceBuckets({ address, id }: Props) {
  const bucket = bucketOf(address);
  return (
    <Choice
      key={`price-${bucket}`}
      id={`${id}-price`}
      name="price"
      label="Price range"
      defaultValue={bucket ?? ""}
    >
      <option value="">Any price</option>
      <CountedOptions name="price" options={buckets} chosen={bucket} />
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

/** All US states plus DC. */
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
      <CountedOptions name="state" options={states} chosen={address.state} />
    </Choice>
  );
}
