/**
 * Error of a loader with the message of spec section 8. Logs the cause, because the page omits the block silently
 * (contract section 1); aborted requests aren't logged.
 */
export function loaderError(sentence: string, cause: unknown): Error {
  if (!(cause instanceof DOMException && cause.name === "AbortError")) console.warn(sentence, cause);
  return new Error(sentence, { cause });
}
