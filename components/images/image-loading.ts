/**
 * The image that a page waits for loads first and decodes with its first frame; others near it have low priority, and
 * lazy ones load immediately once near the viewport.
 */
export const imageLoadingProps = {
  first: { fetchPriority: "high", decoding: "sync" },
  eager: { fetchPriority: "low", decoding: "async" },
  lazy: { decoding: "async" },
} as const;
