/**
 * Seconds after which a 503 asks to try again, by what was missing: room at the door, the database, the place where files
 * are kept. Each has a number of its own, so that `Retry-After` tells them apart in whatever form the answer is.
 */
export const retryAfter = /** @type {const} */ ({ room: 2, database: 5, files: 30 });

/** What was missing, by the header's value; undefined for another. @param {string | undefined} header */
export function missingOf(header) {
  return Object.entries(retryAfter).find(([, seconds]) => String(seconds) === header)?.[0];
}
