"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { FormPart } from "@/components/forms/form-part";
import { Field, TextField } from "@/components/forms/text-field";
import { ImageField } from "@/components/images/image-field";
import { Textarea } from "@/components/ui/textarea";
import { maxJobLengths } from "@/lib/jobs/desk/input.rules";
import { useJobError, useJobField } from "./fields";
import { jobLabels, type JobValues } from "./values";

export function CompanyPart() {
  const { setValue } = useFormContext<JobValues>();
  const { error: aboutError, ...about } = useJobField("companyAbout");
  const logoUrl = useWatch<JobValues, "logoUrl">({ name: "logoUrl" });
  return (
    <FormPart title="Company">
      <TextField
        label={jobLabels.company}
        autoComplete="organization"
        maxLength={maxJobLengths.company}
        {...useJobField("company")}
      />
      <Field
        label={jobLabels.companyAbout}
        help="What you do, and what it’s like to work there. Shown with each of your jobs. Optional."
        error={aboutError}
      >
        {(ids) => <Textarea rows={4} maxLength={maxJobLengths.companyAbout} {...ids} {...about} />}
      </Field>
      <div id="logoUrl">
        <ImageField
          label={jobLabels.logoUrl}
          help="A square picture works best. Optional."
          value={logoUrl}
          frame="size-24 rounded-md"
          removable
          error={useJobError("logoUrl")}
          onChange={(url) => setValue("logoUrl", url, { shouldDirty: true })}
        />
      </div>
    </FormPart>
  );
}
