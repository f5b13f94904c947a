import { authCopy } from "../copy";
import { identityCopy } from "../credentials/identities.copy";
import type { Problem } from "./rules";

export const oidcCopy = {
  button: (name: string) => `Continue with ${name}`,
  off: "Sign-in with another provider isn’t available here.",
  expired: "This sign-in took too long. Please start again.",
  linkTitle: (name: string) => `Link ${name} to your account`,
  linkText: (email: string) =>
    `An account with ${email} exists here. Enter its password once to link it. After that you can sign in without it.`,
  registerTitle: "Create your account",
  registerText: (email: string) => `Your account will use ${email}.`,
  codeTitle: "Enter your code",
} as const;

export function problemText(problem: Problem, name: string): string {
  const texts: Record<Problem, string> = {
    denied: `You didn’t allow the sign-in with ${name}. Nothing has changed.`,
    expired: oidcCopy.expired,
    down: `${name} isn’t answering right now. Please try again in a moment, or use your password.`,
    failed: `The sign-in with ${name} didn’t work. Please try again, or use your password.`,
    busy: "Too many attempts. Please try again in a few minutes.",
    suspended: authCopy.accountSuspended,
    unconfirmed: identityCopy.unconfirmed,
    unverified: `${name} hasn’t confirmed your email address. Confirm it there first, or use your password here.`,
    "no-email": `${name} didn’t send your email address. Allow it there, or use your password here.`,
  };
  return texts[problem];
}
