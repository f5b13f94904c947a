"use client";

import { useWatch } from "react-hook-form";
import { FormPart } from "@/components/forms/form-part";
import { RadioCards } from "@/components/forms/radio-cards";
import { TextField } from "@/components/forms/text-field";
import { maxJobLengths } from "@/lib/jobs/desk/input.rules";
import { useJobField } from "./fields";
import { QuestionsField } from "./questions-field";
import { jobLabels, type JobValues } from "./values";

const methods = [
  { value: "site", label: "On this site", hint: "With a note and a resume" },
  { value: "email", label: "By email", hint: "People email you" },
  { value: "link", label: "On your site", hint: "People follow your link" },
];

export function ApplyPart() {
  const method = useWatch<JobValues, "applyMethod">({ name: "applyMethod" });
  const email = useJobField("applyEmail");
  const link = useJobField("applyUrl");
  return (
    <FormPart title="Applications">
      <RadioCards legend={jobLabels.applyMethod} options={methods} {...useJobField("applyMethod")} />
      {method === "email" ? (
        <TextField
          label={jobLabels.applyEmail}
          type="email"
          autoComplete="email"
          maxLength={maxJobLengths.email}
          {...email}
        />
      ) : null}
      {method === "link" ? (
        <TextField
          label={jobLabels.applyUrl}
          type="url"
          placeholder="https://"
          autoComplete="url"
          maxLength={maxJobLengths.link}
          {...link}
        />
      ) : null}
      {method === "site" ? <QuestionsField /> : null}
    </FormPart>
  );
}
