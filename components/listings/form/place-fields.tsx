"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { StateOptions } from "@/components/forms/state-options";
import { CityField } from "@/components/places/city-field";
import { maxLengths } from "@/lib/listings/offer/input.rules";
import { useListingField } from "./fields";
import { FormPart } from "@/components/forms/form-part";
import { labels, optionalLabel, type ListingValues } from "./values";

/** The public page shows city and state, never a street. */
export function PlaceFields() {
  const { setValue, formState } = useFormContext<ListingValues>();
  const category = useWatch<ListingValues, "category">({ name: "category" });
  const labelOf = (name: "city" | "state") => (category === "services" ? optionalLabel(name) : labels[name]);
  const setValueOptions = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <FormPart title="Location" description="Buyers see your city and state, never a street address.">
      <CityField
        label={labelOf("city")}
        autoComplete="address-level2"
        maxLength={maxLengths.city}
        onPlace={({ city, state }) => {
          setValue("city", city, setValueOptions);
          setValue("state", state, setValueOptions);
        }}
        {...useListingField("city")}
      />
      <SelectField label={labelOf("state")} autoComplete="address-level1" {...useListingField("state")}>
        <option value="">Choose one</option>
        <StateOptions />
      </SelectField>
    </FormPart>
  );
}
