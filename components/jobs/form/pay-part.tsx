"use client";

import { AffixField } from "@/components/forms/affix-field";
import { FormPart } from "@/components/forms/form-part";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { salaryUnits } from "@/lib/jobs/rules";
import { useJobField } from "./fields";
import { jobLabels } from "./values";

export function PayPart() {
  return (
    <FormPart title="Pay and dates" description="Jobs that show their pay get more applications.">
      <div className="grid gap-4 sm:grid-cols-3">
        <AffixField label={jobLabels.salaryMin} prefix="$" {...useJobField("salaryMin")} />
        <AffixField label={jobLabels.salaryMax} prefix="$" {...useJobField("salaryMax")} />
        <SelectField label={jobLabels.salaryUnit} {...useJobField("salaryUnit")}>
          {salaryUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unit[0]?.toUpperCase()}
              {unit.slice(1)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={jobLabels.openings} inputMode="numeric" {...useJobField("openings")} />
        <TextField
          label={jobLabels.deadline}
          type="date"
          help="Without a date, the job stays up for 30 days."
          {...useJobField("deadline")}
        />
      </div>
    </FormPart>
  );
}
