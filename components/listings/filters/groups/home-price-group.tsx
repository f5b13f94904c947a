import { findBucket, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { rentSteps } from "@/lib/listings/rules";
import { formatNumber } from "@/lib/shared/numbers";
import { PriceBuckets } from "../../property-filters";
import type { GroupProps } from "../field";
import type { Options } from "../counted-options";
import { FilterSelect } from "../options";
import { PriceGroup } from "./price-group";

function rentName(rent: number): string {
  return `$${formatNumber(rent)}`;
}

const rents: Options = rentSteps.map((rent) => [String(rent), rentName(rent)]);

type BoundProps = {
  name: "rentMin" | "rentMax" | "minPrice" | "maxPrice";
  label: string;
  any: string;
  rent: number | undefined;
};

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

type Props = GroupProps & {
  listingType: ListingAddress["listingType"];
  rental: boolean;
};

/**
 * Rents in steps of $500; the specification's buckets for sales and mixed lists. A custom price from the URL is
 * preserved. rentMin and rentMax are used only if 'rent' is chosen.
 */
export function HomePriceGroup({ address, listingType, rental }: Props) {
  if (listingType !== "rent" && !rental) {
    const { minPrice, maxPrice } = address.listingType === "rent" ? {} : address;
    const isOther = (minPrice ?? maxPrice) !== undefined && findBucket({ minPrice, maxPrice }) === undefined;
    return isOther ? <PriceGroup address={address} /> : <PriceBuckets address={address} id="filter" />;
  }
  const [least, most] = rental ? (["minPrice", "maxPrice"] as const) : (["rentMin", "rentMax"] as const);
  return (
    <fieldset>
      <legend className="sr-only">Monthly rent</legend>
      <div className="grid grid-cols-2 gap-3">
        <RentBound name={least} label="Min rent" any="No min" rent={address.minPrice} />
        <RentBound name={most} label="Max rent" any="No max" rent={address.maxPrice} />
      </div>
    </fieldset>
  );
}
