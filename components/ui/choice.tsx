import type { ComponentProps } from "react";
import { ChevronDown } from "./icons";

type ChoiceProps = Omit<ComponentProps<"select">, "className"> & {
  id: string;
  label: string;
  labelHidden?: boolean;
};

export function Choice({ label, labelHidden, ...select }: ChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={select.id} className={labelHidden ? "sr-only" : "text-sm font-semibold"}>
        {label}
      </label>
      <span className="relative block">
        <select {...select} className="control select-control" />
        <ChevronDown className="select-mark" />
      </span>
    </div>
  );
}
