"use client";

import { Fragment } from "react";
import { FieldError } from "@/components/ui/field-error";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { VendorHours } from "@/lib/vendors/contract";
import { allDay, isAllDay, weekdayNames, weekdays, type Weekday } from "@/lib/vendors/rules";
import { endingTime, shownTime } from "../appointments/spans-field";

type Props = {
  value: VendorHours;
  onChange: (hours: VendorHours) => void;
  errors: Partial<Record<Weekday, string>>;
};

type DayState = "unsaid" | "closed" | "open" | "always";

function dayStateOf(hours: VendorHours, day: Weekday): DayState {
  const times = hours[day];
  if (times === undefined) return "unsaid";
  if (times === null) return "closed";
  return isAllDay(times) ? "always" : "open";
}

const usual = { closed: null, open: { open: "09:00", close: "17:00" }, always: allDay } as const;

export function HoursField({ value, onChange, errors }: Props) {
  function set(day: Weekday, state: DayState): void {
    const { [day]: _removed, ...rest } = value;
    if (state === "unsaid") onChange(rest);
    else onChange({ ...value, [day]: usual[state] });
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Business hours</legend>
      {weekdays.map((day) => {
        const times = value[day];
        const error = errors[day];
        return (
          <div key={day} className="grid gap-1">
            <div className="grid grid-cols-2 items-center gap-2 sm:grid-cols-[7rem_9rem_minmax(0,20rem)]">
              <span>{weekdayNames[day]}</span>
              <Select
                aria-label={`${weekdayNames[day]}: open or closed`}
                value={dayStateOf(value, day)}
                onChange={(event) => set(day, event.target.value as DayState)}
              >
                <option value="unsaid">Not specified</option>
                <option value="closed">Closed</option>
                <option value="open">Open</option>
                <option value="always">Open 24 hours</option>
              </Select>
              {times && !isAllDay(times) ? (
                <span className="col-span-2 flex items-center gap-2 sm:col-span-1">
                  {(["open", "close"] as const).map((end) => (
                    <Fragment key={end}>
                      {end === "close" ? <span>to</span> : null}
                      <Input
                        type="time"
                        aria-label={`${weekdayNames[day]}: ${end === "open" ? "opens" : "closes"}`}
                        aria-invalid={error ? true : undefined}
                        value={shownTime(times[end])}
                        onChange={({ target }) => {
                          if (!target.value) return;
                          const time = end === "close" ? endingTime(target.value) : target.value;
                          onChange({ ...value, [day]: { ...times, [end]: time } });
                        }}
                      />
                    </Fragment>
                  ))}
                </span>
              ) : null}
            </div>
            {error ? <FieldError role="alert">{error}</FieldError> : null}
          </div>
        );
      })}
    </fieldset>
  );
}
