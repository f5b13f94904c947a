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

export function returnHref(state: Problem | "continue", next: string | null): string {
  const query = new URLSearchParams({ oidc: state, ...(next ? { next } : {}) });
  return `/auth?${query.toString()}`;
}

export function suggestUsername(email: string): string {
  const name = (email.split("@")[0] ?? "").split("+")[0] ?? "";
  return name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, "").slice(0, 50);
}
