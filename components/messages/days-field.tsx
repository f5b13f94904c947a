"use client";

import { Field } from "@/components/forms/text-field";
import { Select } from "@/components/ui/select";
import { offerDays, type OfferDays } from "@/lib/messages/deal.rules";

export function daysText(days: OfferDays): string {
  return days === 1 ? "1 day" : `${days} days`;
}

type Props = { value: OfferDays; error?: string; onChange: (days: OfferDays) => void };

export function DaysField({ value, error, onChange }: Props) {
  return (
    <Field label="Open for" error={error}>
      {(ids) => (
        <Select
          {...ids}
          value={value}
          wrapperClassName="max-w-40"
          onChange={(event) =>
            onChange(offerDays.find((days) => String(days) === event.target.value) ?? value)
          }
        >
          {offerDays.map((days) => (
            <option key={days} value={days}>
              {daysText(days)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
