"use client";

import { useState, type SyntheticEvent } from "react";
import { SelectField } from "@/components/forms/select-field";
import { errorText, fieldErrors } from "@/components/forms/server-errors";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { FieldError } from "@/components/ui/field-error";
import type { HoursDto } from "@/lib/appointments/contract";
import type { OpenHours } from "@/lib/appointments/rules";
import { zoneName } from "@/lib/messages/appointment.rules";
import { weekdayNames, weekdays } from "@/lib/vendors/rules";
import { ExceptionsField } from "./exceptions-field";
import { useDeleteHours, useSaveHours } from "./hooks";
import { SpansField } from "./spans-field";

type Errors = Record<string, string | undefined>;
type PartProps = { hours: OpenHours; errors: Errors; onChange: (change: Partial<OpenHours>) => void };

function toOpenHours({ weekly, exceptions, ...rest }: HoursDto): OpenHours {
  const { durationMinutes, bufferMinutes, noticeHours, horizonDays, autoConfirm } = rest;
  return { weekly, exceptions, durationMinutes, bufferMinutes, noticeHours, horizonDays, autoConfirm };
}

function errorAt(errors: Errors, name: string): string | undefined {
  return Object.entries(errors).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];
}

export function HoursForm({ initial }: { initial: HoursDto }) {
  const [hours, setHours] = useState(() => toOpenHours(initial));
  const { listingId } = initial;
  const save = useSaveHours(listingId);
  const errors: Errors = fieldErrors(save.error);
  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>(save.isPending);
  const change = (part: Partial<OpenHours>) => setHours({ ...hours, ...part });

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    countAttempt();
    save.mutate({ ...hours, updatedAt: initial.updatedAt ?? undefined });
  }

  return (
    <form {...boxProps} noValidate className="grid gap-8" onSubmit={onSubmit}>
      <WeeklyField hours={hours} errors={errors} onChange={change} timeZone={initial.timeZone} />
      <ExceptionsField
        value={hours.exceptions}
        errors={errors}
        onChange={(exceptions) => change({ exceptions })}
      />
      <Rules hours={hours} errors={errors} onChange={change} />
      {save.error ? (
        <Alert variant="harm" role="alert">
          <p>{errorText(save.error, "We couldn’t save your hours. Please try again.")}</p>
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending} className="max-sm:w-full">
          Save hours
        </Button>
        {initial.updatedAt ? <DeleteHoursButton listingId={listingId} /> : null}
      </div>
    </form>
  );
}

function DeleteHoursButton({ listingId }: { listingId: string | null }) {
  const remove = useDeleteHours(listingId);
  const [isAsking, setIsAsking] = useState(false);
  const button = listingId ? "Use the hours for all listings" : "Delete hours";
  return (
    <>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setIsAsking(true)}>
        {button}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={listingId ? "Delete this listing’s own hours?" : "Delete your open hours?"}
          button={button}
          harm
          pending={remove.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        >
          <p>
            {listingId
              ? "People book the hours for all listings from then on. Booked appointments stay."
              : "People can’t book a free time until you save new hours. Booked appointments stay."}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function WeeklyField({ hours, errors, onChange, timeZone }: PartProps & { timeZone: string }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-base font-semibold">Weekly hours</legend>
      <p className="text-muted-foreground text-sm">
        Times are local at each listing’s place{timeZone ? `, here ${zoneName(timeZone)}` : ""}.
      </p>
      {weekdays.map((day) => {
        const error = errorAt(errors, `weekly.${day}`);
        return (
          <div key={day} className="grid gap-1 border-b pb-3 last:border-0">
            <div className="grid gap-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
              <span className="font-medium sm:pt-2.5">{weekdayNames[day]}</span>
              <SpansField
                name={weekdayNames[day]}
                value={hours.weekly[day] ?? []}
                isInvalid={error !== undefined}
                onChange={(spans) => onChange({ weekly: { ...hours.weekly, [day]: spans } })}
              />
            </div>
            {error ? <FieldError role="alert">{error}</FieldError> : null}
          </div>
        );
      })}
    </fieldset>
  );
}

type NumberName = "durationMinutes" | "bufferMinutes" | "noticeHours" | "horizonDays";

function minutesText(minutes: number): string {
  if (minutes === 0) return "None";
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? "1 hour" : `${minutes / 60} hours`;
}

function hoursText(count: number): string {
  if (count === 0) return "None";
  if (count % 24 !== 0) return count === 1 ? "1 hour" : `${count} hours`;
  return daysText(count / 24);
}

function daysText(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

const numbers: readonly {
  name: NumberName;
  label: string;
  help: string;
  choices: readonly number[];
  text: (value: number) => string;
}[] = [
  {
    name: "durationMinutes",
    label: "Length",
    help: "Of one appointment",
    choices: [15, 20, 30, 45, 60, 90, 120, 180, 240],
    text: minutesText,
  },
  {
    name: "bufferMinutes",
    label: "Buffer",
    help: "Free time after each one",
    choices: [0, 5, 10, 15, 30, 45, 60, 90, 120],
    text: minutesText,
  },
  {
    name: "noticeHours",
    label: "Notice",
    help: "How long before it can be booked",
    choices: [0, 1, 2, 4, 12, 24, 48, 72, 168],
    text: hoursText,
  },
  {
    name: "horizonDays",
    label: "Booking window",
    help: "How far ahead it can be booked",
    choices: [7, 14, 30, 60, 90],
    text: daysText,
  },
];

function Rules({ hours, errors, onChange }: PartProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-base font-semibold">Bookings</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {numbers.map(({ name, label, help, choices, text }) => (
          <SelectField
            key={name}
            label={label}
            help={help}
            error={errors[name]}
            value={hours[name]}
            onChange={(event) => onChange({ [name]: Number(event.target.value) })}
          >
            {[...new Set([...choices, hours[name]])]
              .toSorted((a, b) => a - b)
              .map((value) => (
                <option key={value} value={value}>
                  {text(value)}
                </option>
              ))}
          </SelectField>
        ))}
      </div>
      <Choice
        control={
          <Checkbox
            checked={hours.autoConfirm}
            onChange={(event) => onChange({ autoConfirm: event.target.checked })}
          />
        }
        hint="Otherwise you confirm each request."
      >
        Confirm bookings automatically
      </Choice>
    </fieldset>
  );
}
