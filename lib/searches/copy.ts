import { maxSavedSearches } from "./rules";

export const searchCopy = {
  unknown: "This saved search doesn’t exist.",
  tooMany: `You can save up to ${maxSavedSearches} searches. Delete one to make room.`,
  nothingFits: "No listing can match all of these filters. Remove one and try again.",
  nameIt: "Name this search.",
  nameTooLong: "Use a shorter name.",
} as const;
