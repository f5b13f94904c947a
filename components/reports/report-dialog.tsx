"use client";

import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Choice, Radio } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field-error";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { createReport } from "@/lib/reports/contract";
import { reportCopy } from "@/lib/reports/copy";
import { maxReportLength, reportReasonNames, reportReasons, type ReportReason } from "@/lib/reports/rules";
import type { ReportTarget } from "./report-target";

type Props = { reported: ReportTarget; open: boolean; onOpenChange: (open: boolean) => void };

export function ReportDialog({ reported, open, onOpenChange }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const { subject, subjectId, name } = reported;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: ReportReason) =>
      call(createReport, { body: { subject, subjectId, reason: chosen, text: text.trim() } }),
    onSuccess: () => {
      toast({ title: "Report sent", description: "Our team will look into it. Thank you." });
      onOpenChange(false);
    },
  });
  const noReason = submitted && !reason ? reportCopy.chooseReason : undefined;
  const noWords = submitted && reason === "other" && !text.trim() ? reportCopy.textRequired : undefined;

  function send(): void {
    setSubmitted(true);
    if (reason && (reason !== "other" || text.trim())) mutate(reason);
  }

  return (
    <FormDialog
      open={open}
      title={`Report ${name}`}
      button="Send report"
      pending={isPending}
      error={error}
      failure={`Your report wasn’t sent. ${tryAgain}`}
      onClose={() => onOpenChange(false)}
      onSubmit={send}
    >
      <ReasonField reason={reason} error={noReason} onChange={setReason} />
      <Field
        label={reason === "other" ? "Tell us more" : "Tell us more (optional)"}
        help="Only our team reads this."
        error={noWords}
      >
        {(ids) => (
          <Textarea
            {...ids}
            value={text}
            maxLength={maxReportLength}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

type ReasonProps = {
  reason: ReportReason | null;
  error: string | undefined;
  onChange: (reason: ReportReason) => void;
};

function ReasonField({ reason, error, onChange }: ReasonProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-1"
    >
      <legend className="mb-1.5 text-sm font-semibold">What’s wrong?</legend>
      {reportReasons.map((value) => (
        <Choice
          key={value}
          control={
            <Radio
              name={`${id}-reason`}
              value={value}
              checked={reason === value}
              onChange={() => onChange(value)}
            />
          }
        >
          {reportReasonNames[value]}
        </Choice>
      ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
