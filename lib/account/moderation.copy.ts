export const accountModerationCopy = {
  notFound: "This account does not exist.",
  reasonRequired: "Say why: the person reads it.",
  reasonTooLong: "Please keep the reason under 500 characters.",
  decided: "This account was changed meanwhile. Please look at it again.",
  self: "You cannot suspend your own account.",
  lastAdmin: "This is the last administrator. Make somebody else one first.",
  vendorRole: "A vendor account belongs to its business and cannot get another role.",
  suspended: "This account is suspended. Lift the suspension first.",
} as const;

/** What is told after an admin's decision on a person. */
export const accountDone = {
  suspend: "was suspended",
  reinstate: "may sign in again",
  "sign-out": "was signed out everywhere",
  admin: "is now an administrator",
  customer: "is now a customer",
} as const;
