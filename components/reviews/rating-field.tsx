"use client";

import { useId } from "react";
import { FieldError } from "@/components/ui/field-error";
import { Star } from "@/components/ui/icons";

const names = ["Poor", "Fair", "Good", "Very good", "Excellent"] as const;

type Props = { value: number; error?: string; onChange: (rating: number) => void };

export function RatingField({ value, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-1"
    >
      <legend className="mb-1 text-sm font-semibold">Your rating</legend>
      <div className="flex items-center gap-3">
        <div className="flex">
          {names.map((name, index) => (
            <label
              key={name}
              className="has-focus-visible:outline-ring grid size-11 cursor-pointer place-content-center rounded-md has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={`${id}-rating`}
                value={index + 1}
                checked={value === index + 1}
                aria-label={`${index + 1} ${index === 0 ? "star" : "stars"}, ${name}`}
                className="sr-only"
                onChange={() => onChange(index + 1)}
              />
              <Star
                className={`star size-7 ${index < value ? "text-star" : "empty text-muted-foreground"}`}
              />
            </label>
          ))}
        </div>
        <span aria-hidden className="text-muted-foreground text-sm">
          {names[value - 1] ?? ""}
        </span>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
