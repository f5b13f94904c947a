import type { ComponentProps, RefCallback } from "react";

const setNatively = (input: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);

/** Fields that a form has already taken over: from then on it knows best. */
const attachedInputs = new WeakSet<HTMLInputElement>();

/**
 * A ref that keeps what stands in a field before the form's code is there: a person or a password manager may have
 * filled it, and react-hook-form puts its default value in the place of that when it comes alive.
 */
export function preserveEarlyInput(ref: ComponentProps<"input">["ref"]): RefCallback<HTMLInputElement> {
  return function attach(input) {
    const typed = input && !attachedInputs.has(input) ? input.value : "";
    if (input) attachedInputs.add(input);
    const detach = typeof ref === "function" ? ref(input) : undefined;
    if (typeof ref === "object" && ref) ref.current = input;
    if (input && typed !== "" && input.value !== typed) {
      queueMicrotask(() => {
        // React takes only a value that it did not see being set for a change.
        setNatively(input, typed);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
    return detach;
  };
}
