"use client";

import { FormPart } from "@/components/forms/form-part";
import { RadioCards } from "@/components/forms/radio-cards";
import { Field, TextField } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import { maxJobLengths } from "@/lib/jobs/desk/input.rules";
import { employmentTypeNames, employmentTypes } from "@/lib/jobs/rules";
import { CategoryFields } from "./category-fields";
import { useJobField } from "./fields";
import { jobLabels } from "./values";

const types = employmentTypes.map((value) => ({ value, label: employmentTypeNames[value] }));

export function BasicPart() {
  const { error, ...description } = useJobField("description");
  return (
    <FormPart title="The job">
      <TextField
        label={jobLabels.title}
        help="What people search for: “Registered nurse, night shift.”"
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={maxJobLengths.title}
        {...useJobField("title")}
      />
      <CategoryFields />
      <RadioCards legend={jobLabels.employmentType} options={types} {...useJobField("employmentType")} />
      <Field
        label={jobLabels.description}
        help="Duties, requirements and benefits. Leave a blank line between paragraphs."
        error={error}
      >
        {(ids) => <Textarea rows={10} maxLength={maxJobLengths.description} {...ids} {...description} />}
      </Field>
    </FormPart>
  );
}
