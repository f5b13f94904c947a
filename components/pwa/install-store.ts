import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/shared/listeners";
import { dismissedKey, isIos, shouldOfferInstall } from "@/lib/pwa/install.rules";
import { installOfferKey } from "@/lib/shared/boot";

type InstallEvent = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** The boot script stores an event that fires before this module loads. */
let offer = ((globalThis as Record<string, unknown>)[installOfferKey] ?? null) as InstallEvent | null;
const { subscribe, notify } = createListeners();

function announce(next: InstallEvent | null): void {
  offer = next;
  notify();
}

if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Suppresses the browser's own prompt; the site prompts on request.
    event.preventDefault();
    announce(event as InstallEvent);
  });
  window.addEventListener("appinstalled", () => announce(null));
}

/** Safari reports it through `navigator.standalone`. */
export function isStandalone(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || window.matchMedia("(display-mode: standalone)").matches;
}

export function isIosDevice(): boolean {
  return isIos(navigator);
}

function readDismissed(): number {
  try {
    return Number(window.localStorage.getItem(dismissedKey) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function dismissInstall(): void {
  try {
    window.localStorage.setItem(dismissedKey, String(Date.now()));
  } catch {
    // Storage is blocked; the button returns on the next page.
  }
  announce(null);
}

export async function promptInstall(): Promise<void> {
  const currentOffer = offer;
  if (!currentOffer) return;
  await currentOffer.prompt();
  const { outcome } = await currentOffer.userChoice;
  if (outcome === "dismissed") dismissInstall();
  else announce(null);
}

function readSuggested(): boolean {
  return shouldOfferInstall({
    standalone: isStandalone(),
    ios: isIosDevice(),
    offered: offer !== null,
    dismissedAt: readDismissed(),
    now: Date.now(),
  });
}

export function useInstallSuggested(): boolean {
  return useSyncExternalStore(subscribe, readSuggested, () => false);
}
