"use client";

import { useState } from "react";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { formatReaderTime, zoneName } from "@/lib/messages/appointment.rules";
import type { EventName } from "@/lib/messages/deal.copy";
import { maxViewingDays } from "@/lib/messages/deal.rules";
import { deviceZone, inputDay, parseViewingTime, viewingTimes } from "./viewing-times";

type Props = {
  event: EventName;
  day: string;
  time: string;
  timeZone: string;
  error: string | undefined;
  onChange: (change: { day: string } | { time: string }) => void;
};

const places: Record<EventName, string> = {
  viewing: "the home’s",
  appointment: "the business’s",
  interview: "the job’s",
};

export function ViewingTime({ event: eventName, day, time, timeZone, error, onChange }: Props) {
  const [now] = useState(Date.now);
  const startsAt = parseViewingTime(day, time, timeZone);
  const here = startsAt && formatReaderTime(startsAt, { place: timeZone, reader: deviceZone() });
  return (
    <div className="grid grid-cols-[minmax(9.5rem,1fr)_minmax(0,1fr)] gap-3">
      <TextField
        label="Day"
        type="date"
        min={inputDay(now, timeZone)}
        max={inputDay(now + maxViewingDays * 86_400_000, timeZone)}
        value={day}
        error={error}
        data-autofocus
        onChange={(event) => onChange({ day: event.target.value })}
      />
      <SelectField label="Time" value={time} onChange={(event) => onChange({ time: event.target.value })}>
        <option value="">Choose</option>
        {viewingTimes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <p className="text-muted-foreground col-span-2 text-sm" aria-live="polite">
        {zoneName(timeZone)}, {places[eventName]} time zone.{here ? ` That’s ${here}.` : ""}
      </p>
    </div>
  );
}
