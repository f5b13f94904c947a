"use client";

import { Checkbox } from "./checkbox";

type Props = { label: string; of: number; chosen: number; onChange: (on: boolean) => void };

export function SelectAll({ label, of, chosen, onChange }: Props) {
  if (of === 0) return <span className="sr-only">Selection</span>;
  return (
    <Checkbox
      aria-label={label}
      checked={chosen === of}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < of;
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
