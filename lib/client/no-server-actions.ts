// Stands in for what sends Next's server actions (next.config.mjs): there are none (house rules, `lib/architecture.test.ts`).
export function serverActionReducer(): never {
  throw new Error("There are no server actions.");
}
