"use client";

import { useId, useState, type KeyboardEvent } from "react";
import { deviceZone } from "@/components/messages/viewing-times";
import { errorText } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ChevronLeft, ChevronRight } from "@/components/ui/deferred-icons";
import { FieldError } from "@/components/ui/field-error";
import type { SlotsDto } from "@/lib/appointments/contract";
import { addDays } from "@/lib/shared/dates";
import { formatReaderTime, zoneName } from "@/lib/messages/appointment.rules";
import { useShownDays, useSlots, type SlotSource } from "./hooks";

type ChosenSlot = { startsAt: string; autoConfirm: boolean };

type Props = {
  source: SlotSource;
  value: string;
  error: string | undefined;
  onChange: (slot: ChosenSlot) => void;
};

const dayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const longFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
const weekdayFormat = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });

export function SlotPicker({ source, value, error, onChange }: Props) {
  const count = useShownDays();
  const [from, setFrom] = useState("");
  const { data: first } = useSlots(source, "", count);
  // Without a choice, begins on the first day with a free time.
  const shownFrom = from || first?.nextDay || "";
  const { data, error: failure, isPlaceholderData, refetch } = useSlots(source, shownFrom, count);
  if (failure) {
    return (
      <Alert variant="harm" role="alert">
        <p>{errorText(failure, "We couldn’t load the free times.")}</p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data) return <p className="text-muted-foreground min-h-48 text-sm">Loading free times…</p>;
  const here = value ? formatReaderTime(value, { place: data.timeZone, reader: deviceZone() }) : null;
  return (
    <div className="grid gap-3" aria-busy={isPlaceholderData || undefined}>
      <DayPager data={data} onMove={setFrom} />
      <SlotGrid data={data} value={value} isInvalid={error !== undefined} onChange={onChange} />
      <NoSlots data={data} onMove={setFrom} />
      {error ? <FieldError role="alert">{error}</FieldError> : null}
      <p className="text-muted-foreground text-sm" aria-live="polite">
        {data.durationMinutes} minutes, {zoneName(data.timeZone)}.{here ? ` That’s ${here}.` : ""}
      </p>
    </div>
  );
}

type PartProps = { data: SlotsDto; onMove: (day: string) => void };

function DayPager({ data: { days, today, lastDay }, onMove }: PartProps) {
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today];
  const step = days.length;
  const earlier = addDays(first, -step);
  const unit = step === 1 ? "day" : "week";
  const title =
    step === 1 ? longFormat.format(new Date(first)) : dayFormat.formatRange(new Date(first), new Date(last));
  return (
    <div className="flex items-center justify-between gap-2">
      <Button
        variant="secondary"
        size="icon"
        aria-label={`Previous ${unit}`}
        disabled={first <= today}
        onClick={() => onMove(earlier < today ? today : earlier)}
      >
        <ChevronLeft />
      </Button>
      <p className="text-center font-semibold" aria-live="polite">
        {title}
      </p>
      <Button
        variant="secondary"
        size="icon"
        aria-label={`Next ${unit}`}
        disabled={addDays(last, 1) > lastDay}
        onClick={() => onMove(addDays(last, 1))}
      >
        <ChevronRight />
      </Button>
    </div>
  );
}

function NoSlots({ data: { days, nextDay }, onMove }: PartProps) {
  if (days.some(({ slots }) => slots.length > 0)) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p>{nextDay ? "No free times here." : "No free times right now. Send a message instead."}</p>
      {nextDay ? (
        <Button variant="secondary" onClick={() => onMove(nextDay)}>
          Go to {longFormat.format(new Date(nextDay))}
        </Button>
      ) : null}
    </div>
  );
}

function moveBetweenDays(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  const columns = [...event.currentTarget.querySelectorAll("[data-day]")].map((day) => [
    ...day.querySelectorAll("input"),
  ]);
  const at = columns.findIndex((column) => column.some((input) => input === event.target));
  const filled = columns.flatMap((column, index) => (column.length > 0 ? [index] : []));
  const next = columns[filled[filled.indexOf(at) + step] ?? -1];
  if (step === 0 || filled.length < 2) return;
  event.preventDefault();
  const row = columns[at]?.findIndex((input) => input === event.target) ?? 0;
  const target = next?.[Math.min(row, next.length - 1)];
  target?.focus();
  target?.click();
}

type GridProps = Pick<Props, "value" | "onChange"> & { data: SlotsDto; isInvalid: boolean };

function SlotGrid({ data, value, isInvalid, onChange }: GridProps) {
  const { days, timeZone, autoConfirm } = data;
  const name = useId();
  const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone });
  if (days.every(({ slots }) => slots.length === 0)) return null;
  return (
    <div
      role="radiogroup"
      aria-label="Free times"
      aria-invalid={isInvalid || undefined}
      className={days.length > 1 ? "grid grid-cols-7 gap-1.5" : "grid"}
      onKeyDown={moveBetweenDays}
    >
      {days.map(({ day, slots }) => (
        <div
          key={day}
          data-day={day}
          className={days.length > 1 ? "grid content-start gap-1.5" : "grid grid-cols-3 gap-2"}
        >
          {days.length > 1 ? (
            <p className="text-muted-foreground text-center text-xs">
              <span className="block font-semibold">{weekdayFormat.format(new Date(day))}</span>
              {new Date(day).getUTCDate()}
            </p>
          ) : null}
          {slots.map((slot) => (
            <label
              key={slot}
              className="border-input bg-card hover:bg-accent has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-ring flex min-h-11 cursor-pointer items-center justify-center rounded-md border px-0.5 text-center text-sm tabular-nums has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={slot}
                checked={slot === value}
                aria-label={`${longFormat.format(new Date(day))}, ${clock.format(new Date(slot))}`}
                onChange={() => onChange({ startsAt: slot, autoConfirm })}
              />
              <span aria-hidden="true">{clock.format(new Date(slot))}</span>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
