/** What is done to a thing is not the thing: of 'brake replacement' it is the brakes. */
const doing =
  /^(repairs?|replacements?|replacing|installations?|install|installer|services?|service|work|help)$/;

/** Who trims hedges trims no bangs: what it is done to tells who does it. */
const byThing = /^(trimming|cutting|styling|coloring)$/;

/** True for what people of many trades do, each to their own things. */
export function isByThing(word: string): boolean {
  return byThing.test(word);
}

/** True for what is done to any thing. */
export function isDoing(word: string): boolean {
  return doing.test(word);
}

/**
 * Done to a thing, it is asked for from somebody who does it; the last of a text or the first: 'brake repair', 'install
 * shelves', and so is a phrase that ends so: a 'tv installation' sells none.
 */
export function asksForDoing(units: readonly { words: readonly string[] }[]): boolean {
  const isDone = (word = "") => /^(repair|replac|install)/.test(word);
  const says = ({ words }: { words: readonly string[] }) => words.length === 1 && isDone(words[0]);
  const last = units.at(-1)?.words ?? [];
  return (
    (last.length > 1 && isDone(last.at(-1))) || (units.length > 1 && [units[0]!, units.at(-1)!].some(says))
  );
}

/** What is done to anything: without the word before it says nothing. */
const general =
  /^(clean(ing|ers?)|class(es)?|coach(es|ing)?|courses?|design(ers?)?|inspect(ions?|ors?)|instructors?|lessons?|maintenance|rentals?|removal|repairs?|service|teachers?|teaching|train(ers?|ing)|treatments?|tutor(s|ing)?|washing|writing)$/;

export function isGeneral(word: string): boolean {
  return general.test(word) || byThing.test(word);
}
