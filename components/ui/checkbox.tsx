import type { ComponentProps } from "react";
import { clsx as cx } from "clsx";

// Transitions apply only on hover: toggling all rows of a table would fire hundreds of transition events before the
// next frame.
const box = [
  "tap-target grid size-5 shrink-0 appearance-none place-content-center border border-input bg-card hover:transition-colors",
  "hover:border-foreground/60 checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50",
  "aria-invalid:border-harm in-aria-invalid:border-harm forced-colors:appearance-auto",
  "before:scale-0 before:bg-primary-foreground hover:before:transition-transform checked:before:scale-100",
].join(" ");

const tick = "before:size-3 before:[clip-path:polygon(14%_44%,0_62%,42%_100%,100%_16%,84%_0,40%_66%)]";
const dash = "indeterminate:border-primary indeterminate:bg-primary indeterminate:before:scale-100";
const dashMark = "indeterminate:before:[clip-path:inset(38%_4%)]";

export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      data-slot="checkbox"
      type="checkbox"
      className={cx(box, "rounded-sm", tick, dash, dashMark, className)}
      {...props}
    />
  );
}

export function Radio({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      data-slot="radio"
      type="radio"
      className={cx(box, "rounded-full before:size-2 before:rounded-full", className)}
      {...props}
    />
  );
}

type ChoiceProps = Omit<ComponentProps<"label">, "children"> & {
  control: React.ReactNode;
  hint?: React.ReactNode;
  children: React.ReactNode;
};

export function Choice({ control, hint, className, children, ...props }: ChoiceProps) {
  return (
    <label data-slot="choice" className={cx("flex min-h-11 items-start gap-3 py-2.5", className)} {...props}>
      <span className="flex h-lh items-center">{control}</span>
      <span>
        {children}
        {hint ? <span className="text-muted-foreground block text-sm">{hint}</span> : null}
      </span>
    </label>
  );
}
