/** In seconds. Each cause of a 503 has its own value, so that Retry-After identifies it in any response. */
export const retryAfter = /** @type {const} */ ({ room: 2, database: 5, files: 30 });

/** Missing resource that the header's value names, if any. @param {string | undefined} header */
export function missingOf(header) {
  return Object.entries(retryAfter).find(([, seconds]) => String(seconds) === header)?.[0];
}
