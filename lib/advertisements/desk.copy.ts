import type { AdAction } from "./lifecycle.rules";

export const adDeskCopy = {
  notFound: "This advertisement does not exist.",
  titleMissing: "Give it a title",
  titleTooLong: "At most 120 characters",
  linkWrong: "Use a full address that starts with https:// or http://",
  imageMissing: "Add a picture",
  datesMissing: "Choose a date and time",
  endBeforeStart: "The end must be after the start",
  tooLong: "At most a year",
  endPassed: "The end has passed: choose a later one",
  weightWrong: "A whole number from 1 to 100",
  changedMeanwhile: "This advertisement was changed meanwhile, in another tab or by our team.",
  notAllowed: "This cannot be done with the advertisement now. Please reload the page.",
  suspended: "The vendor is suspended: the advertisement comes back when that is lifted.",
  tooManyDrafts: "You have 50 advertisements that are not running. Delete one first.",
  notExtendable: "Only an advertisement that is scheduled, running or paused can run longer.",
  ended: "This advertisement has ended. Create a new one.",
} as const;

/** For toasts and audit lines. */
export const adActionNames: Record<AdAction, string> = {
  submit: "sent in",
  withdraw: "taken back",
  approve: "approved",
  reject: "rejected",
  start: "started",
  pause: "paused",
  resume: "resumed",
  wait: "scheduled",
  revise: "sent in again",
  end: "ended",
};
