import type { AdAction } from "./lifecycle.rules";

export const adDeskCopy = {
  notFound: "This advertisement doesn’t exist.",
  titleMissing: "Enter a title",
  titleTooLong: "At most 120 characters",
  linkWrong: "Enter a full link that starts with https:// or http://",
  imageMissing: "Add a picture",
  datesMissing: "Choose a date and time",
  endBeforeStart: "The end must be after the start",
  tooLong: "An ad can run for up to a year",
  endPassed: "Choose an end date in the future",
  weightWrong: "A whole number from 1 to 100",
  changedMeanwhile: "This ad was changed in another tab or by our team.",
  notAllowed: "You can’t do that with this ad right now. Please reload the page.",
  suspended: "This vendor is suspended. The ad comes back when the suspension is lifted.",
  tooManyDrafts: "You have 50 ads that aren’t running. Delete one first.",
  pausedByAdmin: "Our team paused this ad. Please contact us to bring it back.",
  notExtendable: "You can extend an ad only while it’s scheduled, running or paused.",
  ended: "This advertisement has ended. Create a new one.",
} as const;

export const adActionNames: Record<AdAction, string> = {
  submit: "submitted",
  withdraw: "withdrawn",
  approve: "approved",
  reject: "rejected",
  start: "started",
  pause: "paused",
  resume: "resumed",
  wait: "scheduled",
  revise: "resubmitted",
  end: "ended",
};
