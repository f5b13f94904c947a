"use client";

import { useState } from "react";
import { TextField } from "@/components/forms/text-field";
import { useRemovalFocus } from "@/components/forms/use-removal-focus";
import { Button } from "@/components/ui/button";
import { Trash } from "@/components/ui/deferred-icons";
import { FieldError } from "@/components/ui/field-error";
import { appointmentCopy } from "@/lib/appointments/copy";
import { maxExceptions, type OpenHours, type Span } from "@/lib/appointments/rules";
import { formatDate } from "@/lib/shared/dates";
import { SpansField } from "./spans-field";

type Exceptions = OpenHours["exceptions"];
type Props = {
  value: Exceptions;
  errors: Record<string, string | undefined>;
  onChange: (exceptions: Exceptions) => void;
};

export function ExceptionsField({ value, errors, onChange }: Props) {
  const [day, setDay] = useState("");
  const [problem, setProblem] = useState<string>();
  const { listProps, onRemoved } = useRemovalFocus<HTMLFieldSetElement>();

  function add(): void {
    const found = !day
      ? appointmentCopy.day
      : value.some((one) => one.day === day)
        ? appointmentCopy.twice
        : undefined;
    setProblem(found);
    if (found) return;
    onChange([...value, { day, spans: [] }].toSorted((a, b) => a.day.localeCompare(b.day)));
    setDay("");
  }

  return (
    <fieldset {...listProps} className="grid gap-4">
      <legend className="mb-1.5 text-base font-semibold">Dates with other hours</legend>
      {value.map((exception, at) => (
        <ExceptionRow
          key={exception.day}
          exception={exception}
          error={Object.entries(errors).find(([field]) => field.startsWith(`exceptions.${at}.`))?.[1]}
          onChange={(spans) =>
            onChange(value.map((one) => (one === exception ? { ...exception, spans } : one)))
          }
          onRemove={() => {
            onRemoved(at);
            onChange(value.filter((one) => one !== exception));
          }}
        />
      ))}
      {errors.exceptions ? <FieldError role="alert">{errors.exceptions}</FieldError> : null}
      {value.length < maxExceptions ? (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label="Date"
            type="date"
            value={day}
            error={problem}
            onChange={(event) => setDay(event.target.value)}
          />
          <Button variant="secondary" data-add-row onClick={add}>
            Add date
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

type RowProps = {
  exception: Exceptions[number];
  error: string | undefined;
  onChange: (spans: Span[]) => void;
  onRemove: () => void;
};

function ExceptionRow({ exception: { day, spans }, error, onChange, onRemove }: RowProps) {
  const name = formatDate(day);
  return (
    <div data-removable-row className="grid gap-1 border-b pb-3">
      <div className="grid gap-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
        <span className="font-medium sm:pt-2.5">{name}</span>
        <SpansField name={name} value={spans} isInvalid={error !== undefined} onChange={onChange} />
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remove ${name}`}
          className="self-start"
          onClick={onRemove}
        >
          <Trash />
        </Button>
      </div>
      {error ? <FieldError role="alert">{error}</FieldError> : null}
    </div>
  );
}
