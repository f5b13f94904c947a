"use client";

import { TextField } from "@/components/forms/text-field";
import { maxLengths } from "@/lib/listings/offer/input.rules";
import { useListingField } from "./fields";
import { FormPart } from "@/components/forms/form-part";
import { labels, optionalLabel } from "./values";

export function ServiceFields() {
  return (
    <FormPart title="Service details">
      <TextField
        label={labels["details.areaServed"]}
        help="For example, “Austin and within 30 miles.”"
        autoComplete="off"
        maxLength={maxLengths.areaServed}
        {...useListingField("details.areaServed")}
      />
      <TextField
        label={optionalLabel("details.duration")}
        help="How long it usually takes. For example, “2 to 3 hours.”"
        autoComplete="off"
        maxLength={maxLengths.duration}
        {...useListingField("details.duration")}
      />
    </FormPart>
  );
}
