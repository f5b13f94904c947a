import { formatWait } from "@/lib/shared/wait";

export const signInAlertCopy = {
  invalidToken: "This link has expired or was already used.",
  secured: "You’re signed out everywhere. We emailed you a link to choose a new password.",
  tooMany: (seconds: number) => `Too many tries. Try again ${formatWait(seconds)}.`,
} as const;
