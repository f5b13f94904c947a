import { useEffect, useRef, useState } from "react";

const focusable = "input, select, textarea, button, [tabindex]";

function findInvalid(box: HTMLElement | null): HTMLElement | null | undefined {
  const marked = box?.querySelector<HTMLElement>("[aria-invalid=true]");
  return marked?.matches(focusable) ? marked : marked?.querySelector<HTMLElement>(focusable);
}

/**
 * After a refused submit, moves the focus to the first invalid field, also if the server refused. Typing in between
 * keeps the focus.
 */
export function useInvalidFocus<E extends HTMLElement>(pending = false) {
  const box = useRef<E>(null);
  const [attempts, setAttempts] = useState(0);
  const settled = useRef(0);

  useEffect(() => {
    if (pending || settled.current === attempts) return;
    const field = findInvalid(box.current);
    if (!field) return;
    settled.current = attempts;
    field.focus();
  });

  return {
    boxProps: { ref: box, onInput: () => void (settled.current = attempts) },
    countAttempt: () => setAttempts((count) => count + 1),
  };
}
