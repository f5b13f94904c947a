/**
 * How pictures arrive. The one that a page waits for has the line to itself, and is painted with the first frame that has
 * it; those beside it come after it, and one that comes near as somebody scrolls is wanted at once.
 */
export const imageLoadingProps = {
  first: { fetchPriority: "high", decoding: "sync" },
  eager: { fetchPriority: "low", decoding: "async" },
  lazy: { decoding: "async" },
} as const;
