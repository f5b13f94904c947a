/** How the loading overlay moves, in milliseconds (spec section 9). */
export const overlay = {
  /** From the end of loading until it begins to go. */
  hideMs: 600,
  fadeMs: 300,
  logoEntranceMs: 500,
  spinnerTurnMs: 1500,
  textPulseMs: 2000,
  /** Height it keeps where it does not fill the screen, in CSS pixels. */
  minHeight: 200,
} as const;

/** For how long the installed app shows that it starts, in milliseconds (spec section 4). */
export const startMs = 500;
