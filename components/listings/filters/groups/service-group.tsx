import { pricingNames } from "@/lib/listings/rules";
import { StateField } from "../../property-filters";
import type { GroupProps } from "../field";
import type { Options } from "../counted-options";
import { FilterSelect } from "../options";

const pricings: Options = Object.entries(pricingNames);

export function ServiceGroup({ address }: GroupProps) {
  return (
    <>
      <FilterSelect
        name="pricing"
        label="Pricing"
        any="Any pricing"
        options={pricings}
        chosen={address.pricing}
      />
      <StateField address={address} id="filter" />
    </>
  );
}
