export const undoCopy = {
  tooLate: "It’s too late to undo this. They’ve been notified.",
  moved: "This has changed since your decision, so it can’t be undone.",
} as const;
