"use client";

import { useState } from "react";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { maxViewingDays } from "@/lib/messages/deal.rules";
import { inputDay, viewingTimes } from "./viewing-times";

type Props = {
  day: string;
  time: string;
  error: string | undefined;
  onChange: (change: { day: string } | { time: string }) => void;
};

/** Day and time of a viewing, by the device's own pickers. */
export function ViewingTime({ day, time, error, onChange }: Props) {
  const [now] = useState(Date.now);
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="Day"
        type="date"
        min={inputDay(now)}
        max={inputDay(now + maxViewingDays * 86_400_000)}
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
    </div>
  );
}
