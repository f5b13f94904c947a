import { conditionNames } from "@/lib/listings/rules";
import type { GroupProps } from "../field";
import type { Options } from "../counted-options";
import { FilterSelect } from "../options";

const conditions: Options = Object.entries(conditionNames);
const handovers: Options = [
  ["delivery", "Delivery"],
  ["pickup", "Pickup"],
];

export function ConditionSelect({ address }: GroupProps) {
  return (
    <FilterSelect
      name="condition"
      label="Condition"
      any="Any"
      options={conditions}
      chosen={address.condition}
    />
  );
}

export function HandoverSelect({ address }: GroupProps) {
  return (
    <FilterSelect
      name="delivery"
      label="Delivery or pickup"
      any="Either"
      options={handovers}
      chosen={address.delivery}
    />
  );
}

export function ProductGroup({ address }: GroupProps) {
  return (
    <>
      <ConditionSelect address={address} />
      <HandoverSelect address={address} />
    </>
  );
}
