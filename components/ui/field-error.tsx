import type { ComponentProps } from "react";

/** What is wrong with one field, beside it. */
export function FieldError(props: ComponentProps<"p">) {
  return <p className="text-harm text-sm font-medium" {...props} />;
}
