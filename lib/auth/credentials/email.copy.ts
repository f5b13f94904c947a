import { formatWait } from "@/lib/shared/wait";

export const emailCopy = {
  linkSent: "We sent a link to this address. Open it to confirm the change.",
  confirmed: "Your email address is confirmed.",
  invalidToken: "This link is not valid or has expired. Request a new one in your profile.",
  inUse: "You can’t use this email address.",
  tooMany: (seconds: number) =>
    `You’ve changed your email address too often. Try again ${formatWait(seconds)}.`,
  tooManyLinks: (seconds: number) =>
    `We already sent you several links. Check your inbox and spam folder, or try again ${formatWait(seconds)}.`,
  alreadyConfirmed: "Your email address is already confirmed.",
  confirmationSent: "We sent you a new link. It works for 7 days.",
  cancelled: "The change was canceled.",
} as const;
