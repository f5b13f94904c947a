"use client";

import { Field } from "@/components/forms/text-field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { maxAnswerLength, type Question } from "@/lib/applications/rules";

type Props = {
  question: Question;
  value: string;
  error?: string;
  onChange: (text: string) => void;
};

export function AnswerField({ question: { text, kind, required }, value, error, onChange }: Props) {
  return (
    <Field label={required ? text : `${text} (optional)`} error={error}>
      {(ids) =>
        kind === "yes_no" ? (
          <Select {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">Choose</option>
            <option>Yes</option>
            <option>No</option>
          </Select>
        ) : kind === "number" ? (
          <Input
            {...ids}
            inputMode="decimal"
            maxLength={20}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Textarea
            {...ids}
            rows={3}
            maxLength={maxAnswerLength}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}
