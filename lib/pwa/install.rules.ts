/** Local storage key of when somebody last said no to the app (spec section 9), in milliseconds since 1970. */
export const dismissedKey = "pwaPromptDismissed";

/** For how long nobody is asked again. */
const dismissalCooldownMs = 24 * 60 * 60 * 1000;

/** Milliseconds from the press to the browser's question, and to the steps on iOS (spec section 4). */
export const promptDelayMs = 3000;
export const iosDelayMs = 5000;

type Device = { userAgent: string; maxTouchPoints: number };

/** An iPhone or iPad; the iPad calls itself a Mac, and no Mac has a touchscreen. */
export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

type Offer = { standalone: boolean; ios: boolean; offered: boolean; dismissedAt: number; now: number };

/** Whether the button shows: not in the app itself, not within a day of a no, and where a press leads somewhere. */
export function shouldOfferInstall({ standalone, ios, offered, dismissedAt, now }: Offer): boolean {
  return !standalone && now - dismissedAt >= dismissalCooldownMs && (ios || offered);
}
