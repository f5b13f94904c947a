import { maxBrandLength } from "@/lib/listings/fact-filter.rules";
import { Field, type GroupProps } from "../field";

export function BrandGroup({ address }: GroupProps) {
  return (
    <Field id="filter-brand" label="Brand">
      <input
        key={address.brand}
        id="filter-brand"
        name="brand"
        defaultValue={address.brand}
        maxLength={maxBrandLength}
        className="control h-11"
      />
    </Field>
  );
}
