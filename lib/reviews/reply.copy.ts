export const replyCopy = {
  missing: "Write your reply",
  tooLong: "At most 2,000 characters",
  notFound: "This review doesn’t exist.",
  answered: "You already replied to this review.",
} as const;
