"use client";

import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { maxLengths } from "@/lib/listings/input/rules";
import { usStates } from "@/lib/shared/us-states";
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
        {usStates.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormPart>
  );
}
