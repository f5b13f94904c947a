import { PriceBuckets } from "../../property-filters";
import type { GroupProps } from "../field";
import { FilterSelect, type Options } from "../options";
import { formatNumber } from "@/lib/shared/numbers";

const rentStep = 500;
const mostRent = 6000;

function rentName(rent: number): string {
  return `$${formatNumber(rent)}`;
}

const rents: Options = Array.from({ length: mostRent / rentStep }, (_, index) => {
  const rent = (index + 1) * rentStep;
  return [String(rent), rentName(rent)];
});

type BoundProps = { name: "rentMin" | "rentMax"; label: string; any: string; rent: number | undefined };

function RentBound({ rent, ...bound }: BoundProps) {
  return (
    <FilterSelect
      {...bound}
      options={rents}
      chosen={rent}
      other={rent === undefined ? undefined : rentName(rent)}
    />
  );
}

/** Rent in steps of $500; the buckets of the specification for what is for sale, and where both are shown. */
export function HomePriceGroup({ address }: GroupProps) {
  if (address.listingType !== "rent") return <PriceBuckets address={address} id="filter" />;
  return (
    <fieldset>
      <legend className="sr-only">Monthly rent</legend>
      <div className="grid grid-cols-2 gap-3">
        <RentBound name="rentMin" label="Min rent" any="No min" rent={address.minPrice} />
        <RentBound name="rentMax" label="Max rent" any="No max" rent={address.maxPrice} />
      </div>
    </fieldset>
  );
}
