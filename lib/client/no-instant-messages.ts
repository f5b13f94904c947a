// Stands in for what Next says while one develops with `cacheComponents` (next.config.mjs), which is not used.
export function createLinkPrefetchPartialError(): never {
  throw new Error("Links are not checked while one develops.");
}
