// Replaces Next's polyfill of Node's `process` (next.config.mjs); browser code reads only its `env`.
export const env: Record<string, string | undefined> = {};
