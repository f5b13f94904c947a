/** What is rented by itself, though homes come with some of it too: nobody means a home by it. */
const apart =
  /^((self|mini|public|climate controlled|rv|boat|car|vehicle|trailer|furniture) )?storage( (units?|lockers?|rooms?|spaces?|facility|facilities|rentals?|place|warehouse|sheds?))$|^(self|mini|rv|boat|vehicle|trailer|furniture) storage$|^(parking|garage) (spots?|spaces?) rentals?$/;

/** Whether words name a thing of its own that homes have beside: 'storage unit'. */
export function isApart(words: readonly string[]): boolean {
  return apart.test(words.join(" "));
}

/** Whether a text asks for such a thing, wherever it stands: 'storage unit for rent'. */
export function asksApart(words: readonly string[]): boolean {
  return words.some((_, at) => [2, 3].some((length) => isApart(words.slice(at, at + length))));
}
