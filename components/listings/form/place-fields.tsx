"use client";

import { SelectField } from "@/components/forms/select-field";
import { StateOptions } from "@/components/forms/state-options";
import { TextField } from "@/components/forms/text-field";
import { maxLengths } from "@/lib/listings/offer/input.rules";
import { useListingField } from "./fields";
import { FormPart } from "./part";
import { labels } from "./values";

/** Where it is; the public page shows city and state, never a street. */
export function PlaceFields() {
  return (
    <FormPart title="Place" description="People see the city and the state, never a street.">
      <TextField
        label={labels.city}
        autoComplete="address-level2"
        maxLength={maxLengths.city}
        {...useListingField("city")}
      />
      <SelectField label={labels.state} autoComplete="address-level1" {...useListingField("state")}>
        <option value="">Choose one</option>
        <StateOptions />
      </SelectField>
    </FormPart>
  );
}
