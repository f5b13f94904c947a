import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeVariants = cva(
  "inline-flex w-fit shrink-0 items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap forced-colors:border",
  {
    variants: {
      variant: {
        neutral: "bg-muted text-foreground",
        outline: "border border-input bg-card",
        card: "bg-card text-foreground",
        ink: "bg-foreground text-background",
        primary: "bg-primary-soft text-primary",
        trust: "bg-trust-soft text-trust",
        waiting: "bg-waiting-soft text-waiting",
        harm: "bg-harm-soft text-harm",
        products: "bg-products-soft text-products",
        services: "bg-services-soft text-services",
        realestate: "bg-realestate-soft text-realestate",
        jobs: "bg-jobs-soft text-jobs",
      },
    },
    defaultVariants: { variant: "neutral" },
  },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>["variant"]>;

export function Badge({ variant, className, ...props }: ComponentProps<"span"> & { variant?: BadgeVariant }) {
  return <span data-slot="badge" className={cx(badgeVariants({ variant }), className)} {...props} />;
}
