import "server-only";
import { env } from "./env";
import { once } from "./detached";

/** Of the list, most common first, this many are refused with digits or signs behind them too. */
const stems = 500;

/** Each common password with its rank. */
const loadCommon = once(async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Map(dictionary["passwords-common"].map((password, rank) => [password, rank]));
});

/** Spellings that guessing programs try first: `p4ssw0rd` is `password`. */
const substitutions: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

function undoSubstitutions(text: string): string {
  return text.replace(/[013457@$]/g, (character) => substitutions[character] ?? character);
}

function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}]/gu, "");
}

function stepBetween(a: string, b: string): number {
  if (a === "9" && b === "0") return 1;
  if (a === "0" && b === "9") return -1;
  return (b.codePointAt(0) ?? 0) - (a.codePointAt(0) ?? 0);
}

/** `aaaaaa`, `1234567890`, `fedcba`: every character follows from the one before it. */
function isSequence(text: string): boolean {
  const characters = [...text];
  const steps = characters
    .slice(1)
    .map((character, index) => stepBetween(characters[index] ?? "", character));
  const [first] = steps;
  return first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first);
}

/** What is left of a password without the names in it; up to two letters do not make it a secret. */
function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  if (letters === "") return false;
  const parts = names
    .flatMap((name) => [lettersOf(name), ...name.split(/[^\p{L}]+/u).map(lettersOf)])
    .filter((part) => part.length >= 3)
    .sort((a, b) => b.length - a.length);
  const rest = parts.reduce((text, part) => text.replaceAll(part, ""), letters);
  return rest.length <= 2 && rest !== letters;
}

/** Strips trailing digits and symbols. */
function withoutEnding(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)].at(-1);
  return letters ? text.slice(0, letters.index + letters[0].length) : "";
}

/**
 * True for the most common passwords, also with digits or signs behind them, for plain sequences, and for
 * passwords made of the site's name or of the given names (user name, person, business, email address).
 */
export async function isEasyToGuess(password: string, names: readonly string[]): Promise<boolean> {
  const known = await loadCommon();
  const lower = plain(password);
  const stem = withoutEnding(lower);
  if (known.has(lower) || known.has(undoSubstitutions(lower))) return true;
  if (stem.length >= 5 && (known.get(undoSubstitutions(stem)) ?? stems) < stems) return true;
  return isSequence(lower) || isMadeOfNames(password, [env.SITE_NAME, ...names]);
}
