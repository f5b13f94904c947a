/** In milliseconds (spec section 9). */
export const overlay = {
  hideMs: 600,
  fadeMs: 300,
  logoEntranceMs: 500,
  spinnerTurnMs: 1500,
  textPulseMs: 2000,
  minHeight: 200,
} as const;

/** Duration of the installed app's start screen in milliseconds (spec section 4). */
export const startMs = 500;
