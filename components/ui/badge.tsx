import { clsx as cx } from "clsx";
import type { ComponentProps } from "react";

const neutral = "bg-muted text-foreground";
const primary = "bg-primary-soft text-primary";
const harm = "bg-harm-soft text-harm";

const looks = {
  neutral,
  secondary: neutral,
  outline: "border border-input bg-card",
  card: "bg-card text-foreground",
  ink: "bg-foreground text-background",
  primary,
  default: primary,
  trust: "bg-trust-soft text-trust",
  waiting: "bg-waiting-soft text-waiting",
  harm,
  destructive: harm,
  products: "bg-products-soft text-products",
  services: "bg-services-soft text-services",
  realestate: "bg-realestate-soft text-realestate",
  jobs: "bg-jobs-soft text-jobs",
} as const;

export type BadgeVariant = keyof typeof looks;

export function Badge({
  variant = "neutral",
  className,
  ...props
}: ComponentProps<"span"> & { variant?: BadgeVariant }) {
  return <span data-slot="badge" className={cx(looks[variant], className)} {...props} />;
}
