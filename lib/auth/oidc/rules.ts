/** Reasons for which a sign-in with a provider ends on the sign-in page, as they stand in its address. */
const problems = [
  "denied",
  "expired",
  "down",
  "failed",
  "busy",
  "suspended",
  "unconfirmed",
  "unverified",
  "no-email",
] as const;

export type Problem = (typeof problems)[number];

export function isProblem(text: string): text is Problem {
  return problems.some((problem) => problem === text);
}

/** Sign-ins that one address begins and ends; each asks the provider. */
export const oidcStartLimit = { name: "oidc-start", points: 60, seconds: 15 * 60 };
export const oidcReturnLimit = { name: "oidc-return", points: 60, seconds: 15 * 60 };

/** The sign-in page after the provider: a problem, or `continue` for the step in the ticket. */
export function returnHref(state: Problem | "continue", next: string | null): string {
  const query = new URLSearchParams({ oidc: state, ...(next ? { next } : {}) });
  return `/auth?${query.toString()}`;
}

/** A username made of the address, for a person to change: letters, digits, dots, dashes, and underscores. */
export function suggestUsername(email: string): string {
  const name = (email.split("@")[0] ?? "").split("+")[0] ?? "";
  return name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, "").slice(0, 50);
}
