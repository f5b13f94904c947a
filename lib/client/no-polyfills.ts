// Stands in for Next's polyfills of old browsers (next.config.mjs).
export {};
