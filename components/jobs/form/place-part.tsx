"use client";

import { useFormContext } from "react-hook-form";
import { FormPart } from "@/components/forms/form-part";
import { RadioCards } from "@/components/forms/radio-cards";
import { SelectField } from "@/components/forms/select-field";
import { StateOptions } from "@/components/forms/state-options";
import { CityField } from "@/components/places/city-field";
import { maxJobLengths } from "@/lib/jobs/desk/input.rules";
import { workplaceNames, workplaces } from "@/lib/jobs/rules";
import { useJobField } from "./fields";
import { jobLabels, type JobValues } from "./values";

const places = workplaces.map((value) => ({ value, label: workplaceNames[value] }));

export function PlacePart() {
  const { setValue, formState } = useFormContext<JobValues>();
  const setValueOptions = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <FormPart title="Location" description="Optional for remote jobs.">
      <RadioCards legend={jobLabels.workplace} options={places} {...useJobField("workplace")} />
      <CityField
        label={jobLabels.city}
        autoComplete="off"
        maxLength={maxJobLengths.city}
        onPlace={({ city, state }) => {
          setValue("city", city, setValueOptions);
          setValue("state", state, setValueOptions);
        }}
        {...useJobField("city")}
      />
      <SelectField label={jobLabels.state} autoComplete="off" {...useJobField("state")}>
        <option value="">Choose one</option>
        <StateOptions />
      </SelectField>
    </FormPart>
  );
}
