import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { CircleCheck, CircleExclamationPoint, Clock, Info } from "./icons";

const info = "border-transparent bg-muted";
const harm = "border-harm/25 bg-harm-soft [&>[data-slot=icon]]:text-harm";

const alertVariants = cva("flex gap-3 rounded-md border px-4 py-3", {
  variants: {
    variant: {
      info,
      default: info,
      trust: "border-trust/25 bg-trust-soft [&>[data-slot=icon]]:text-trust",
      waiting: "border-waiting/25 bg-waiting-soft [&>[data-slot=icon]]:text-waiting",
      harm,
      destructive: harm,
    },
  },
  defaultVariants: { variant: "info" },
});

const icons = {
  info: Info,
  default: Info,
  trust: CircleCheck,
  waiting: Clock,
  harm: CircleExclamationPoint,
  destructive: CircleExclamationPoint,
};

type AlertProps = Omit<ComponentProps<"div">, "title"> &
  VariantProps<typeof alertVariants> & { title?: React.ReactNode };

/** Set `role="alert"` if it appears in response to an action. */
export function Alert({ variant, title, className, children, ...props }: AlertProps) {
  const AlertIcon = icons[variant ?? "info"];
  return (
    <div data-slot="alert" className={cx(alertVariants({ variant }), className)} {...props}>
      <AlertIcon className="mt-0.5" />
      <div className="max-w-prose min-w-0 space-y-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
