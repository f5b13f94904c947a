const primary =
  "bg-primary text-primary-foreground hover:bg-primary-hover active:bg-primary-hover forced-colors:border";
const secondary = "border border-input bg-card hover:bg-accent active:bg-accent";
const harm = "bg-harm text-harm-foreground hover:bg-harm-hover active:bg-harm-hover forced-colors:border";
const medium = "h-11 px-4 text-base";

const variants = {
  primary,
  default: primary,
  secondary,
  outline: secondary,
  soft: "bg-primary-soft text-primary hover:bg-accent active:bg-accent forced-colors:border",
  ghost: "hover:bg-accent active:bg-accent",
  harm,
  destructive: harm,
  link: "rounded-sm text-primary underline-offset-4 hover:underline",
} as const;

const sizes = {
  sm: "h-9 px-3 text-sm",
  md: medium,
  default: medium,
  lg: "h-12 px-6 text-lg",
  icon: "size-11",
  "icon-sm": "tap-target size-9",
  inline: "h-auto p-0 text-[length:inherit]",
} as const;

export type ButtonVariants = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
};

/** Client code of public pages uses only these classes, which excludes the class merger from its bundle. */
export function buttonVariants({ variant = "primary", size = "md" }: ButtonVariants = {}): string {
  return `button ${variants[variant]} ${sizes[size]}`;
}
