"use client";

import type { ComponentProps } from "react";
import { Choice } from "@/components/ui/choice";
import { frequencies, type Frequency } from "@/lib/searches/rules";

type Props = Omit<ComponentProps<typeof Choice>, "children" | "onChange"> & {
  words: Record<Frequency, string>;
  onChange: (frequency: Frequency) => void;
};

export function FrequencyChoice({ words, onChange, ...choice }: Props) {
  return (
    <Choice {...choice} onChange={(event) => onChange(event.target.value as Frequency)}>
      {frequencies.map((frequency) => (
        <option key={frequency} value={frequency}>
          {words[frequency]}
        </option>
      ))}
    </Choice>
  );
}
