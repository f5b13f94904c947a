import type { ListingDto } from "@/lib/listings/contract";
import { isEverydayWord, isName } from "./everyday.rules";
import { splitWords } from "./rules";
import type { Term, Terms } from "./terms.rules";
import { isStopWord } from "./wishes/stop-words.rules";

type Told = Pick<ListingDto, "title" | "description" | "vendorName" | "location">;

const sentence = /[.!?:\n|•]\s*$/;

/** A word in its number and spelling: 'boxes' is 'box', 'canceling' is 'cancelling', and 'parking' is no 'park'. */
function bareOf(word: string): string {
  return word
    .replace(/['’]s?$/, "")
    .replace(/ll(?=(?:ing|ed|er)s?$)/, "l")
    .replace(/ies$/, "y")
    .replace(/(?<=ch|sh|x|z|ss)es$/, "")
    .replace(/(?<=[^s])s$/, "");
}

type Said = { bare: string; isProper: boolean };

/** The words of a text; one with a capital letter inside of a sentence is a name: a 'home in Table Mesa' has no table. */
function wordsIn(text: string): Said[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)].map(({ 0: word, index }) => ({
    bare: bareOf(word.toLowerCase()),
    isProper: /^\p{Lu}\p{Ll}/u.test(word) && index > 0 && !sentence.test(text.slice(0, index)),
  }));
}

/** Whether the words stand in a text side by side, in any number, or written as one. */
function standsIn(words: readonly Said[], wanted: readonly string[]): boolean {
  const bare = wanted.map(bareOf);
  const mayBeProper = wanted.map((word) => !isEverydayWord(word) || isName(word));
  const joined = bareOf(wanted.join(""));
  const isIt = ({ isProper }: Said, at: number) => !isProper || mayBeProper[at]!;
  return words.some(
    (word, from) =>
      (word.bare === joined && !word.isProper) ||
      bare.every((one, at) => words[from + at]?.bare === one && isIt(words[from + at]!, at)),
  );
}

/** What a listing says; vendors and places are nothing but names. */
function textsOf({ title, description, vendorName, location }: Told): Said[][] {
  const names = [vendorName, location].map((text) =>
    wordsIn(text).map((word) => ({ ...word, isProper: true })),
  );
  return [wordsIn(title), wordsIn(description), ...names];
}

/** Whether a text is the name of the vendor, or some words of it: 'long table' of The Long Table, which has no 'table' for it. */
export function isOfVendor({ vendorName }: Pick<Told, "vendorName">, text: string): boolean {
  const wordsOf = (said: string) => splitWords(said).filter((word) => !isStopWord(word));
  const [name, asked] = [wordsOf(vendorName), wordsOf(text)];
  const isPart = asked.length > 1 || name.length === asked.length;
  return isPart && ` ${name.join(" ")} `.includes(` ${asked.join(" ")} `);
}

/** Whether a title has the words side by side with capital letters inside of it. */
export function hasAsName(title: string, words: readonly string[]): boolean {
  const said = wordsIn(title);
  const wanted = words.map(bareOf);
  const stands = (from: number) =>
    wanted.every((word, at) => said[from + at]?.bare === word && said[from + at]!.isProper);
  return wanted.length > 0 && said.some((_, from) => stands(from));
}

/** Whether that is a name: 'Linden Street', 'Tambour'. One everyday word is none. */
export function isNameIn(title: string, words: readonly string[]): boolean {
  const isOwn = words.length > 1 || words.some((word) => !isEverydayWord(word));
  return isOwn && hasAsName(title, words);
}

/** Whether a listing says all that is looked for in these words or in another number of them, not only in words of their stem. */
export function mentions(listing: Told, terms: readonly Pick<Term, "word">[]): boolean {
  const texts = textsOf(listing);
  return terms.every(({ word }) => {
    const wanted = word
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’]+/u)
      .filter(Boolean);
    return wanted.length > 0 && texts.some((words) => standsIn(words, wanted));
  });
}

const behindName = /,| (?:with|by|in|at|for|from|near|and|or) /i;
const oneOf = (word: string) => word.toLowerCase().replace(/(?<!s)s$/, "");

/**
 * Whether the first result is called by the one word of a text, before anything it comes with: a 'birthday' cake; or has its words
 * as a name, 'Linden Street'.
 */
export function isNamed(
  [best]: readonly { title: string }[],
  { terms, wishes }: Pick<Terms, "terms" | "wishes">,
): boolean {
  const [word, ...others] = terms.filter(({ isFact }) => !isFact);
  if (
    best &&
    word &&
    isNameIn(
      best.title,
      [word, ...others].flatMap((one) => one.word.split(" ")),
    )
  )
    return true;
  if (!best || !word?.mayComeBefore || others.length + wishes.length > 0) return false;
  const [name = ""] = best.title.split(behindName);
  return name.split(/[^\p{L}\p{N}]+/u).some((said) => oneOf(said) === oneOf(word.word));
}
