export const replyCopy = {
  missing: "Write your reply",
  tooLong: "At most 2,000 characters",
  notFound: "This review does not exist.",
  answered: "You have answered this review already.",
} as const;
