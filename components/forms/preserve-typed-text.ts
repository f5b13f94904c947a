import type { ComponentProps, RefCallback } from "react";

const setNatively = (input: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);

/** Inputs attached before; from then on the form owns their value. */
const attachedInputs = new WeakSet<HTMLInputElement>();

/**
 * Ref that preserves input from before hydration (typed, cleared, or filled by a password manager), which react-hook-form would
 * replace with its default value.
 */
export function preserveEarlyInput(ref: ComponentProps<"input">["ref"]): RefCallback<HTMLInputElement> {
  return function attach(input) {
    const isChanged = input && !attachedInputs.has(input) && input.value !== input.defaultValue;
    const typed = isChanged ? input.value : null;
    if (input) attachedInputs.add(input);
    const detach = typeof ref === "function" ? ref(input) : undefined;
    if (typeof ref === "object" && ref) ref.current = input;
    if (input && typed !== null && input.value !== typed) {
      queueMicrotask(() => {
        // React ignores values that it has set itself, so this bypasses its setter.
        setNatively(input, typed);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
    return detach;
  };
}
