import { moneyPattern } from "@/lib/shared/money-pattern";
import type { GroupProps } from "../field";

type BoundProps = { name: "minPrice" | "maxPrice"; value: number | undefined };

function Bound({ name, value }: BoundProps) {
  const isLeast = name === "minPrice";
  return (
    <input
      key={value}
      name={name}
      type="text"
      inputMode="decimal"
      pattern={moneyPattern}
      title="Enter an amount, such as 1,250.50"
      placeholder={isLeast ? "Min" : "Max"}
      aria-label={isLeast ? "Lowest price" : "Highest price"}
      defaultValue={value}
      className="control h-11"
    />
  );
}

export function PriceGroup({ address }: GroupProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Price in dollars</legend>
      <div className="grid grid-cols-2 gap-3">
        <Bound name="minPrice" value={address.minPrice} />
        <Bound name="maxPrice" value={address.maxPrice} />
      </div>
    </fieldset>
  );
}
