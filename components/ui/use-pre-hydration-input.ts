import { useEffect, useEffectEvent, type RefObject } from "react";

type Control = HTMLInputElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const defaultOption = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== defaultOption?.value;
  }
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}

/**
 * Detects input from before hydration, which fires no event afterward. The form needs `autoComplete="off"`, because
 * values restored by the browser on Back aren't choices.
 */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  onEarly: (control: Control) => void,
): void {
  const reportEarlyChoice = useEffectEvent(() => {
    const early = [...(form.current?.elements ?? [])].filter(isControl).find(isChanged);
    if (early) onEarly(early);
  });
  useEffect(() => reportEarlyChoice(), []);
}
