"use client";

import { useWatch } from "react-hook-form";
import { AffixField } from "@/components/forms/affix-field";
import { RadioCards } from "@/components/forms/radio-cards";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { isLand, isResidential, maxLengths } from "@/lib/listings/offer/input.rules";
import { PropertyTypeOptions } from "../property-type-options";
import { useListingField } from "./fields";
import { FormPart } from "@/components/forms/form-part";
import { labels, optionalLabel, type ListingValues } from "./values";

export function HomeKindFields() {
  return (
    <FormPart title="What kind of property?">
      <RadioCards
        legend={labels["details.listingType"]}
        options={[
          { value: "sale", label: "For sale" },
          { value: "rent", label: "For rent" },
        ]}
        {...useListingField("details.listingType")}
      />
      <SelectField label={labels["details.propertyType"]} {...useListingField("details.propertyType")}>
        <option value="">Choose one</option>
        <PropertyTypeOptions />
      </SelectField>
    </FormPart>
  );
}

export function HomeFields() {
  const propertyType = useWatch<ListingValues, "details.propertyType">({ name: "details.propertyType" });
  const land = isLand(propertyType);
  return (
    <FormPart title="Property details">
      {land ? null : <BuildingFields hasRooms={propertyType === "" || isResidential(propertyType)} />}
      <AffixField
        label={land ? labels["details.lotSqFt"] : optionalLabel("details.lotSqFt")}
        help="One acre is 43,560 square feet."
        suffix="sq ft"
        {...useListingField("details.lotSqFt")}
      />
      {land ? null : <AgeFields />}
    </FormPart>
  );
}

function AgeFields() {
  return (
    <>
      <TextField
        label={optionalLabel("details.yearBuilt")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...useListingField("details.yearBuilt")}
      />
      <TextField
        label={optionalLabel("details.parking")}
        help="For example, “2-car garage” or “Street parking.”"
        autoComplete="off"
        maxLength={maxLengths.parking}
        {...useListingField("details.parking")}
      />
    </>
  );
}

function BuildingFields({ hasRooms }: { hasRooms: boolean }) {
  const labelOf = (name: "details.beds" | "details.baths") => (hasRooms ? labels[name] : optionalLabel(name));
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={labelOf("details.beds")}
          help="Enter 0 for a studio."
          inputMode="numeric"
          autoComplete="off"
          {...useListingField("details.beds")}
        />
        <TextField
          label={labelOf("details.baths")}
          help="For example, 1.5 with a half bath."
          inputMode="decimal"
          autoComplete="off"
          {...useListingField("details.baths")}
        />
      </div>
      <AffixField
        label={labels["details.areaSqFt"]}
        suffix="sq ft"
        {...useListingField("details.areaSqFt")}
      />
    </>
  );
}

export function RentalFields() {
  return (
    <FormPart title="Rental details">
      <AffixField
        label={optionalLabel("details.deposit")}
        prefix="$"
        {...useListingField("details.deposit")}
      />
      <TextField
        label={labels["details.availableFrom"]}
        type="date"
        {...useListingField("details.availableFrom")}
      />
      <YesNo name="details.furnished" yes="Furnished" no="Unfurnished" />
      <YesNo name="details.pets" yes="Pets welcome" no="No pets" />
    </FormPart>
  );
}

type YesNoProps = { name: "details.furnished" | "details.pets"; yes: string; no: string };

function YesNo({ name, yes, no }: YesNoProps) {
  return (
    <SelectField label={optionalLabel(name)} {...useListingField(name)}>
      <option value="">Not specified</option>
      <option value="yes">{yes}</option>
      <option value="no">{no}</option>
    </SelectField>
  );
}
