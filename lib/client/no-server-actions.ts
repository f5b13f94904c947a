// Replaces Next's server action client (next.config.mjs); there are no server actions (house rules,
// `lib/architecture.test.ts`).
export function serverActionReducer(): never {
  throw new Error("There are no server actions.");
}
