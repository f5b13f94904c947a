import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { bucketOf, bucketValue, type ListingAddress } from "@/lib/listings/address/rules";
import { priceBuckets, propertyTypeGroups, propertyTypeName } from "@/lib/listings/rules";
import { usStates } from "@/lib/shared/us-states";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

function bucketName({ min, max }: (typeof priceBuckets)[number]): string {
  return max === null
    ? `${dollars.format(min)} and above`
    : `${dollars.format(min)} – ${dollars.format(max)}`;
}

/** Price bucket, state and property type (spec section 2); plain fields of the form around them. */
export function PropertyFilters({ address, id }: { address: ListingAddress; id: string }) {
  return (
    <>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-price`}>Price range</Label>
        <Select
          key={`price-${bucketOf(address)}`}
          id={`${id}-price`}
          name="price"
          defaultValue={bucketOf(address) ?? ""}
        >
          <option value="">Any price</option>
          {priceBuckets.map((bucket) => (
            <option key={bucket.min} value={bucketValue(bucket)}>
              {bucketName(bucket)}
            </option>
          ))}
        </Select>
      </div>
      <StateField address={address} id={id} />
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-type`}>Property type</Label>
        <Select
          key={`type-${address.propertyType}`}
          id={`${id}-type`}
          name="propertyType"
          defaultValue={address.propertyType ?? ""}
        >
          <option value="">Any type</option>
          {Object.entries(propertyTypeGroups).map(([group, types]) => (
            <optgroup key={group} label={group}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {propertyTypeName(type)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
    </>
  );
}

/** All US states plus DC. */
export function StateField({ address, id }: { address: ListingAddress; id: string }) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={`${id}-state`}>State</Label>
      <Select
        key={`state-${address.state}`}
        id={`${id}-state`}
        name="state"
        defaultValue={address.state ?? ""}
      >
        <option value="">Any state</option>
        {usStates.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
