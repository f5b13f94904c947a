import "server-only";
import { env } from "./env";
import { once } from "./detached";

const stems = 500;

const loadCommon = once(async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Map(dictionary["passwords-common"].map((password, rank) => [password, rank]));
});

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

function isSequence(text: string): boolean {
  const characters = [...text];
  const steps = characters
    .slice(1)
    .map((character, index) => stepBetween(characters[index] ?? "", character));
  const [first] = steps;
  return first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first);
}

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

function withoutEnding(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)].at(-1);
  return letters ? text.slice(0, letters.index + letters[0].length) : "";
}

/**
 * True for common passwords (also with digits or symbols appended), plain sequences, and passwords made from the site's
 * name or the given names.
 */
export async function isEasyToGuess(password: string, names: readonly string[]): Promise<boolean> {
  const known = await loadCommon();
  const lower = plain(password);
  const stem = withoutEnding(lower);
  if (known.has(lower) || known.has(undoSubstitutions(lower))) return true;
  if (stem.length >= 5 && (known.get(undoSubstitutions(stem)) ?? stems) < stems) return true;
  return isSequence(lower) || isMadeOfNames(password, [env.SITE_NAME, ...names]);
}
