import { keptThings } from "./closing.rules";

/** What the person is told before the account is deleted: what goes, what stays, and why. */
export const closingCopy = {
  title: "Delete my account",
  removed: [
    "Your name, username, email address, phone number and picture",
    "Your favorites, saved searches, notifications, quick replies and blocked people",
    "Your sign-ins, your two-step sign-in and your recovery codes",
    "The answers and resumes in your job applications",
  ],
  ended: [
    "Your listings, jobs, company page and advertisements leave the site with their texts and pictures",
    "Your plan ends, and you won’t be charged again",
    "Your open offers and viewings are withdrawn",
    "Your points are lost",
  ],
  kept: Object.values(keptThings),
  lastAdmin: "You’re the only administrator. Make someone else an administrator first.",
  done: "Your account was deleted.",
  /** The name of an account that was deleted. */
  deletedName: "Deleted account",
  /** Stands for texts that were removed. */
  deletedText: "Deleted",
  reason: "The account was deleted.",
} as const;
