export const accountModerationCopy = {
  notFound: "This account doesn’t exist.",
  reasonRequired: "Give a reason. They’ll see it.",
  reasonTooLong: "Please keep the reason under 500 characters.",
  untilWrong: "Choose an end date within the next five years.",
  decided: "Someone just changed this account. Please take another look.",
  self: "You can’t suspend your own account.",
  lastAdmin: "This is the only administrator. Make someone else an administrator first.",
  vendorRole: "A vendor account can’t have another role.",
  suspended: "This account is suspended. Lift the suspension first.",
} as const;

export const accountDone = {
  suspend: "was suspended",
  reinstate: "can sign in again",
  "sign-out": "was signed out everywhere",
  admin: "is now an administrator",
  moderator: "is now a moderator",
  customer: "is now a customer",
} as const;
