// Replaces Next's development messages for `cacheComponents` (next.config.mjs), which isn't used.
export function createLinkPrefetchPartialError(): never {
  throw new Error("Links are not checked while one develops.");
}
