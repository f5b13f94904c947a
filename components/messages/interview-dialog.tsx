"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/select-field";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { useRemovalFocus } from "@/components/forms/use-removal-focus";
import { Button } from "@/components/ui/button";
import { SquarePlus, Trash } from "@/components/ui/deferred-icons";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/client/api";
import { proposeInterview } from "@/lib/messages/deal.contract";
import { dealCopy } from "@/lib/messages/deal.copy";
import {
  defaultInterviewLength,
  interviewLengths,
  maxOfferNote,
  maxProposedTimes,
  type InterviewLength,
} from "@/lib/messages/deal.rules";
import { useDealStep } from "./deal-hooks";
import type { DealDialogProps } from "./deal-words";
import { ViewingTime } from "./viewing-time";
import { parseViewingTime, validateViewingTime } from "./viewing-times";

type Row = { id: number; day: string; time: string };

function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? "1 hour" : `${minutes / 60} hours`;
}

function findProblems(times: readonly (string | null)[]): (string | undefined)[] {
  return times.map(
    (time, at) =>
      validateViewingTime(time, Date.now()) ?? (times.indexOf(time) === at ? undefined : dealCopy.sameTime),
  );
}

function useInterviewForm({ conversation: { id }, deal: { timeZone }, onOpenChange }: DealDialogProps) {
  const [rows, setRows] = useState<Row[]>([{ id: 0, day: "", time: "" }]);
  const [durationMinutes, setLength] = useState<InterviewLength>(defaultInterviewLength);
  const [note, setNote] = useState("");
  const [problems, setProblems] = useState<(string | undefined)[]>([]);
  const step = useDealStep(id);
  const fields = fieldErrors(step.error);

  function send(): void {
    const times = rows.map(({ day, time }) => parseViewingTime(day, time, timeZone));
    const found = findProblems(times);
    setProblems(found);
    if (found.some(Boolean)) return;
    const body = { times: times.filter((time) => time !== null), durationMinutes, note };
    step.mutate(() => call(proposeInterview, { params: { id }, body }), {
      onSuccess: () => onOpenChange(false),
    });
  }

  function update(next: Row[]): void {
    setProblems([]);
    setRows(next);
  }

  const errors = rows.map((_, at) => problems[at] ?? fields[`times.${at}`]);
  return {
    rows,
    update,
    durationMinutes,
    setLength,
    note,
    setNote,
    errors,
    noteError: fields.note,
    step,
    send,
  };
}

export function InterviewDialog(props: DealDialogProps) {
  const { conversation, deal, open, onOpenChange } = props;
  const form = useInterviewForm(props);
  const { rows, update, durationMinutes, note, errors, step } = form;
  return (
    <FormDialog
      open={open}
      title="Propose an interview"
      button={rows.length === 1 ? "Propose this time" : `Propose ${rows.length} times`}
      pending={step.isPending}
      error={step.error}
      failure={`That wasn’t sent. ${tryAgain}`}
      onClose={() => onOpenChange(false)}
      onSubmit={form.send}
    >
      <TimeRows rows={rows} errors={errors} timeZone={deal.timeZone} onChange={update} />
      <LengthField value={durationMinutes} onChange={form.setLength} />
      <Field label="Place or link (optional)" error={form.noteError}>
        {(ids) => (
          <Textarea
            {...ids}
            rows={2}
            value={note}
            maxLength={maxOfferNote}
            placeholder="Address, video link, or phone number, and what to bring"
            onChange={(event) => form.setNote(event.target.value)}
          />
        )}
      </Field>
      <p className="text-muted-foreground text-sm">
        {conversation.other.name} accepts a time, asks for another one, or cancels. The application moves to
        “Interview”.
      </p>
    </FormDialog>
  );
}

type TimeRowsProps = {
  rows: Row[];
  errors: readonly (string | undefined)[];
  timeZone: string;
  onChange: (rows: Row[]) => void;
};

function TimeRows({ rows, errors, timeZone, onChange }: TimeRowsProps) {
  const { listProps, onRemoved } = useRemovalFocus<HTMLDivElement>();

  function remove(place: number): void {
    onRemoved(place);
    onChange(rows.filter((_, at) => at !== place));
  }

  return (
    <div {...listProps} className="grid gap-4">
      {rows.map((row, at) => (
        <TimeRow
          key={row.id}
          number={at + 1}
          row={row}
          timeZone={timeZone}
          error={errors[at]}
          onChange={(change) => onChange(rows.map((one) => (one === row ? { ...row, ...change } : one)))}
          onRemove={rows.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {rows.length < maxProposedTimes ? (
        <Button
          variant="secondary"
          data-add-row
          className="justify-self-start"
          onClick={() => onChange([...rows, { id: (rows.at(-1)?.id ?? 0) + 1, day: "", time: "" }])}
        >
          <SquarePlus />
          Add a time
        </Button>
      ) : null}
    </div>
  );
}

type TimeRowProps = {
  number: number;
  row: Row;
  timeZone: string;
  error: string | undefined;
  onChange: (change: Partial<Row>) => void;
  onRemove: (() => void) | undefined;
};

function TimeRow({ number, row, timeZone, error, onChange, onRemove }: TimeRowProps) {
  return (
    <fieldset data-removable-row className="grid gap-1">
      <legend className="flex w-full items-center justify-between text-sm font-semibold">
        Time {number}
        {onRemove ? (
          <Button variant="ghost" size="icon" aria-label={`Remove time ${number}`} onClick={onRemove}>
            <Trash />
          </Button>
        ) : null}
      </legend>
      <ViewingTime
        event="interview"
        day={row.day}
        time={row.time}
        timeZone={timeZone}
        error={error}
        onChange={onChange}
      />
    </fieldset>
  );
}

type LengthProps = { value: InterviewLength; onChange: (minutes: InterviewLength) => void };

function LengthField({ value, onChange }: LengthProps) {
  return (
    <SelectField
      label="Length"
      value={value}
      onChange={({ target }) =>
        onChange(interviewLengths.find((length) => String(length) === target.value) ?? value)
      }
    >
      {interviewLengths.map((length) => (
        <option key={length} value={length}>
          {lengthText(length)}
        </option>
      ))}
    </SelectField>
  );
}
