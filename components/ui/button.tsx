import type { ComponentProps } from "react";
import { clsx as cx } from "clsx";
import { buttonVariants, type ButtonVariants } from "./button-variants";
import { IntentLink, type IntentLinkProps } from "./intent-link";
import { LoaderCircle } from "./icons";

export { buttonVariants };

type ButtonProps = ComponentProps<"button"> &
  ButtonVariants & {
    pending?: boolean;
  };

export function Button({ variant, size, pending, className, children, type, ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type ?? "button"}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      className={cx(buttonVariants({ variant, size }), pending && "aria-disabled:opacity-100", className)}
      {...props}
      onClick={pending ? (event) => event.preventDefault() : props.onClick}
    >
      {pending ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <LoaderCircle className="absolute animate-spin" />
        </>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = IntentLinkProps & ButtonVariants;

export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return (
    <IntentLink data-slot="button" className={cx(buttonVariants({ variant, size }), className)} {...props} />
  );
}
