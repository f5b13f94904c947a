// Replaces Next's polyfills for old browsers (next.config.mjs).
export {};
