import { idleAfterMs } from "@/lib/shared/session";

/** Time of the last interaction, in milliseconds. */
let lastInputAt = Date.now();

function note(): void {
  lastInputAt = Date.now();
}

if (typeof window !== "undefined") {
  for (const event of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    window.addEventListener(event, note, { capture: true, passive: true });
  }
}

/** True after a minute without interaction; requests then don't keep the session alive. */
export function isIdle(): boolean {
  return Date.now() - lastInputAt > idleAfterMs;
}
