export const suggestionCopy = {
  gone: "We couldn’t find this suggestion.",
  decided: "Another admin already decided on this suggestion.",
} as const;
