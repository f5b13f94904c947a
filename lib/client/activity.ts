import { idleAfterMs } from "@/lib/shared/session";

let lastInputAt = Date.now();

function note(): void {
  lastInputAt = Date.now();
}

if (typeof window !== "undefined") {
  for (const event of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    window.addEventListener(event, note, { capture: true, passive: true });
  }
}

export function isIdle(): boolean {
  return Date.now() - lastInputAt > idleAfterMs;
}
