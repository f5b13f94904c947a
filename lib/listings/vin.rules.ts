export const vinLength = 17;
const minVinLength = 5;

/** Shorter numbers are from before the standard of this model year. */
export const firstVinYear = 1981;

const shown = 11;

// Digits by letter, weights by position, and the place of the check digit are from 49 CFR 565.15.
const letterRows = { ABCDEFGH: 1, JKLMN: 1, P: 7, R: 9, STUVWXYZ: 2 };
const letterDigits = new Map(
  Object.entries(letterRows).flatMap(([letters, first]) =>
    [...letters].map((letter, index) => [letter, first + index] as const),
  ),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const checkPlace = 8;
const checkDigits = "0123456789X";

/** Uppercase, without the spaces and dashes that people type. */
export function normalizeVin(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase();
}

/** '0' to '9' or 'X'. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, index) => {
    const digit = letterDigits.get(character) ?? Number(character);
    return total + digit * (weights[index] ?? 0);
  }, 0);
  return checkDigits.charAt(sum % checkDigits.length);
}

export type VinFlaw = "form" | "length" | "letters" | "checkDigit";

/** Expects a normalized number. Whether a shorter one is valid depends on the model year (offer/input.rules). */
export function vinFlaw(vin: string): VinFlaw | null {
  if (!/^[A-Z0-9]*$/.test(vin)) return "form";
  if (vin.length > vinLength || vin.length < minVinLength) return "length";
  if (vin.length < vinLength) return null;
  if (/[IOQ]/.test(vin)) return "letters";
  return vin.charAt(checkPlace) === vinCheckDigit(vin) ? null : "checkDigit";
}

/** Hides the serial number, so that nobody can copy the identity of a vehicle; the rest names model, year, and plant. */
export function maskVin(vin: string): string {
  const visible = Math.max(0, Math.min(shown, vin.length - (vinLength - shown)));
  return vin.slice(0, visible).padEnd(vin.length, "•");
}
