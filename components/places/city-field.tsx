"use client";

import { lazy, Suspense, useId, useRef, useState, type ComponentProps } from "react";
import { preserveEarlyInput } from "@/components/forms/preserve-typed-text";
import { Field } from "@/components/forms/text-field";
import { Input } from "@/components/ui/input";
import type { PlaceDto } from "@/lib/places/contract";

const PlaceOptions = lazy(() =>
  import("./place-options").then((module) => ({ default: module.PlaceOptions })),
);

type Props = ComponentProps<"input"> & {
  label: string;
  error?: string;
  onPlace: (place: { city: string; state: string }) => void;
};

export function CityField({ label, error, onPlace, ref, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const options = useId();
  const [isUsed, setUsed] = useState(false);

  function attach(element: HTMLInputElement | null) {
    input.current = element;
    return ref ? preserveEarlyInput(ref)(element) : undefined;
  }

  function choose({ kind, name, state }: PlaceDto): void {
    onPlace({ city: kind === "city" ? name : "", state });
  }

  return (
    <Field label={label} error={error}>
      {(ids) => (
        <div className="relative">
          <Input {...rest} {...ids} ref={attach} onFocus={() => setUsed(true)} />
          {isUsed ? (
            <Suspense fallback={null}>
              <PlaceOptions id={options} input={input} onChoose={choose} />
            </Suspense>
          ) : null}
        </div>
      )}
    </Field>
  );
}
