/**
 * The error of a loader: `sentence` is what spec section 8 says for it. It is logged, since its block is left out of the
 * page without a word (contract section 1); a request that was given up is no failure.
 */
export function loaderError(sentence: string, cause: unknown): Error {
  if (!(cause instanceof DOMException && cause.name === "AbortError")) console.warn(sentence, cause);
  return new Error(sentence, { cause });
}
