import { useState } from "react";
import { factLabels } from "@/lib/listings/catalog/fact-labels.rules";
import { listingTypes } from "@/lib/listings/rules";
import { PropertyTypeField, StateField } from "../../property-filters";
import { Field, type GroupProps } from "../field";
import type { Options } from "../counted-options";
import { FilterPills, FilterSelect } from "../options";
import { HomePriceGroup } from "./home-price-group";

const offers: Options = [
  ["rent", "Rent"],
  ["sale", "Buy"],
];
const beds: Options = [
  ["0", "Studio"],
  ["1", "1 bed"],
  ["2", "2 beds"],
  ["3", "3 beds"],
  ["4+", "4+ beds"],
];
const baths: Options = [
  ["1+", "1+ baths"],
  ["2+", "2+ baths"],
  ["3+", "3+ baths"],
  ["4+", "4+ baths"],
];
const pets: Options = [
  ["yes", "Pets welcome"],
  ["no", "No pets"],
];
const furniture: Options = [
  ["yes", "Furnished"],
  ["no", "Unfurnished"],
];

type Props = GroupProps & {
  place: React.ReactNode;
  /** True if the search text implies rentals; applies until the user chooses. */
  rental?: boolean;
};

export function HomeGroup({ address, place, rental = false }: Props) {
  const [offer, setOffer] = useState<string>();
  const listingType = offer === undefined ? address.listingType : listingTypes.find((type) => type === offer);
  const isRentalImplied = rental && !listingType;
  const isRental =
    listingType === "rent" ||
    isRentalImplied ||
    Boolean(address.pets ?? address.furnished ?? address.availableBy);
  return (
    <>
      <FilterPills
        name="listingType"
        label="For sale or rent"
        any="All"
        options={offers}
        chosen={address.listingType}
        onChoose={setOffer}
      />
      {place}
      <HomePriceGroup address={address} listingType={listingType} rental={isRentalImplied} />
      <RoomsGroup name="beds" label="Bedrooms" options={beds} chosen={address.beds} />
      <RoomsGroup name="baths" label="Bathrooms" options={baths} chosen={address.baths} />
      <StateField address={address} id="filter" />
      <PropertyTypeField address={address} id="filter" />
      {isRental ? <RentalGroup address={address} /> : null}
    </>
  );
}

type RoomsProps = { name: "beds" | "baths"; label: string; options: Options; chosen: string | undefined };

function RoomsGroup({ name, chosen, ...group }: RoomsProps) {
  return (
    <FilterPills
      {...group}
      name={name}
      any="Any"
      chosen={chosen}
      other={factLabels({ [name]: chosen })[0]?.label}
      spoken={(text) => text.replace(/\b(bed|bath)/, "$1room")}
    />
  );
}

function RentalGroup({ address }: GroupProps) {
  return (
    <>
      <FilterSelect name="pets" label="Pets" any="Any" options={pets} chosen={address.pets} />
      <FilterSelect
        name="furnished"
        label="Furnished"
        any="Any"
        options={furniture}
        chosen={address.furnished}
      />
      <Field id="filter-available" label="Available by">
        <input
          key={address.availableBy}
          id="filter-available"
          name="availableBy"
          type="date"
          defaultValue={address.availableBy}
          className="control h-11"
        />
      </Field>
    </>
  );
}
