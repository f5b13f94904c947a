export const dismissedKey = "pwaPromptDismissed";

const dismissalCooldownMs = 24 * 60 * 60 * 1000;

/** Milliseconds from the press to the browser's prompt, and to the instructions on iOS (spec section 4). */
export const promptDelayMs = 3000;
export const iosDelayMs = 5000;

type Device = { userAgent: string; maxTouchPoints: number };

export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

type Offer = { standalone: boolean; ios: boolean; offered: boolean; dismissedAt: number; now: number };

export function shouldOfferInstall({ standalone, ios, offered, dismissedAt, now }: Offer): boolean {
  return !standalone && now - dismissedAt >= dismissalCooldownMs && (ios || offered);
}
