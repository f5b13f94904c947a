import { idleAfterMs } from "@/lib/shared/session";

/** When the page was opened or last touched, in milliseconds. */
let lastInput = Date.now();

function note(): void {
  lastInput = Date.now();
}

if (typeof window !== "undefined") {
  for (const event of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    window.addEventListener(event, note, { capture: true, passive: true });
  }
}

/** Whether nobody has touched this page for a minute: what it asks for then keeps no session alive. */
export function isUntouched(): boolean {
  return Date.now() - lastInput > idleAfterMs;
}
