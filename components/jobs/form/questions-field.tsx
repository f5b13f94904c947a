"use client";

import { useFieldArray, useFormContext } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useRemovalFocus } from "@/components/forms/use-removal-focus";
import { Button } from "@/components/ui/button";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field-error";
import { Trash } from "@/components/ui/deferred-icons";
import { maxJobLengths, maxQuestions, questionKindNames, questionKinds } from "@/lib/jobs/desk/input.rules";
import { useJobError } from "./fields";
import { jobLabels, type JobValues } from "./values";

export function QuestionsField() {
  const { control, register } = useFormContext<JobValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "questions" });
  const error = useJobError("questions");
  const { listProps, onRemoved } = useRemovalFocus<HTMLFieldSetElement>();
  return (
    <fieldset {...listProps} id="questions" className="grid scroll-mt-20 gap-3" tabIndex={-1}>
      <legend className="mb-1.5 text-sm font-semibold">{jobLabels.questions}</legend>
      <p className="text-muted-foreground text-sm">
        Ask up to {maxQuestions} questions to help you choose. Optional.
      </p>
      <ul role="list" className="grid gap-3">
        {fields.map(({ id }, index) => (
          <li key={id} data-removable-row className="bg-card grid gap-3 rounded-xl border p-4">
            <TextField
              label={`Question ${index + 1}`}
              autoComplete="off"
              maxLength={maxJobLengths.question}
              {...register(`questions.${index}.text`)}
            />
            <div className="flex flex-wrap items-end justify-between gap-3">
              <SelectField label="Answer" {...register(`questions.${index}.kind`)}>
                {questionKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {questionKindNames[kind]}
                  </option>
                ))}
              </SelectField>
              <Choice control={<Checkbox {...register(`questions.${index}.required`)} />}>Required</Choice>
              <Button
                variant="ghost"
                onClick={() => {
                  onRemoved(index);
                  remove(index);
                }}
              >
                <Trash />
                Remove<span className="sr-only"> question {index + 1}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {error ? <FieldError role="alert">{error}</FieldError> : null}
      {fields.length < maxQuestions ? (
        <Button
          variant="secondary"
          data-add-row
          className="justify-self-start"
          onClick={() => append({ text: "", kind: "text", required: true })}
        >
          Add question
        </Button>
      ) : null}
    </fieldset>
  );
}
