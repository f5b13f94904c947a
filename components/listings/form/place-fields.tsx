"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { StateOptions } from "@/components/forms/state-options";
import { TextField } from "@/components/forms/text-field";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { CityField } from "@/components/places/city-field";
import { maxLengths } from "@/lib/listings/offer/input.rules";
import { useListingField } from "./fields";
import { FormPart } from "@/components/forms/form-part";
import { labels, optionalLabel, type ListingValues } from "./values";

export function PlaceFields() {
  const { setValue, formState } = useFormContext<ListingValues>();
  const category = useWatch<ListingValues, "category">({ name: "category" });
  const labelOf = (name: "city" | "state") => (category === "services" ? optionalLabel(name) : labels[name]);
  const isHome = category === "realestate";
  const setValueOptions = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <FormPart title="Location" description={isHome ? homePrivacy : privacy}>
      {isHome ? <StreetFields /> : null}
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
      {isHome ? <AreaFields /> : null}
    </FormPart>
  );
}

const privacy = "Buyers see your city and state, never a street address.";
const homePrivacy =
  "Buyers see the neighborhood, city and ZIP code. They see the street only if you choose to show it.";

function StreetFields() {
  const { error: _, ...isPublic } = useListingField("details.streetPublic");
  return (
    <div className="grid gap-2">
      <TextField
        label={labels["details.street"]}
        help="Optional. For example, “1200 Pecan St, Unit 4.”"
        autoComplete="off"
        maxLength={maxLengths.street}
        {...useListingField("details.street")}
      />
      <Choice control={<Checkbox {...isPublic} />}>{labels["details.streetPublic"]}</Choice>
    </div>
  );
}

function AreaFields() {
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={labels["details.neighborhood"]}
        autoComplete="off"
        maxLength={maxLengths.neighborhood}
        {...useListingField("details.neighborhood")}
      />
      <TextField
        label={labels["details.zip"]}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        {...useListingField("details.zip")}
      />
    </div>
  );
}
