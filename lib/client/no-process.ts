// Stands in for Next's imitation of Node's `process` (next.config.mjs): what browsers read of it is its environment.
export const env: Record<string, string | undefined> = {};
