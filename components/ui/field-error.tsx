import type { ComponentProps } from "react";

export function FieldError(props: ComponentProps<"p">) {
  return <p className="text-harm text-sm font-medium" {...props} />;
}
