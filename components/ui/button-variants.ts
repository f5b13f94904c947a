import { cva, type VariantProps } from "class-variance-authority";

/** Classes of a button; client code of public pages uses these alone, which keeps the class merger out of its bundle. */
export const buttonVariants = cva(
  [
    "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none",
    "transition-colors disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50",
  ],
  {
    variants: {
      variant: {
        primary:
          "bg-primary text-primary-foreground hover:bg-primary-hover active:bg-primary-hover forced-colors:border",
        secondary: "border border-input bg-card hover:bg-accent active:bg-accent",
        soft: "bg-primary-soft text-primary hover:bg-accent active:bg-accent",
        ghost: "hover:bg-accent active:bg-accent",
        harm: "bg-harm text-harm-foreground hover:bg-harm-hover active:bg-harm-hover forced-colors:border",
        link: "rounded-sm text-primary underline-offset-4 hover:underline",
      },
      size: {
        sm: "h-9 px-3 text-sm",
        md: "h-11 px-4 text-base",
        lg: "h-12 px-6 text-lg",
        icon: "size-11",
        "icon-sm": "tap-target size-9",
        inline: "h-auto p-0 text-[length:inherit]",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
