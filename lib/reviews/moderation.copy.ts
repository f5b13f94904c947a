import type { ReviewAction } from "./moderation.rules";
import type { ReviewStatus } from "./rules";

export const reviewModerationCopy = {
  notFound: "This review doesn’t exist.",
  decided: "Someone already reviewed this. Please take another look.",
  changed: "The author just changed this review. Please take another look.",
  notAStory: "Only published five-star reviews can be success stories.",
  reasonMissing: "Give a reason. The author will see it.",
} as const;

export const ratingModerationCopy = {
  notFound: "This rating doesn’t exist.",
  removed: "This rating was already removed.",
} as const;

export const reviewActionNames: Record<ReviewAction, string> = {
  publish: "published",
  reject: "rejected",
  hide: "hidden",
};

export const reviewActionWords: Record<ReviewAction, { label: string; title: string; help: string }> = {
  publish: { label: "Publish", title: "Publish the review", help: "" },
  reject: {
    label: "Reject",
    title: "Reject the review",
    help: "The author will see this and can rewrite the review.",
  },
  hide: {
    label: "Hide",
    title: "Hide the review",
    help: "The author will see this. No one else will see the review.",
  },
};

export const reviewStatusNames: Record<ReviewStatus, string> = {
  pending: "To check",
  scheduled: "Scheduled",
  published: "Published",
  hidden: "Hidden",
  rejected: "Rejected",
  deleted: "Deleted by author",
};

export const reviewReasonTemplates = [
  {
    name: "Personal information",
    text: "Your review names a private person or gives contact details. Please write it again without them.",
  },
  {
    name: "Not about the deal",
    text: "Your review is not about this listing or how the vendor treated you. Please tell other buyers what you experienced.",
  },
  {
    name: "Offensive language",
    text: "Your review contains offensive language. Please write it again without it.",
  },
] as const;

export const ratingReasonTemplates = [
  {
    name: "Personal information",
    text: "Your rating names a private person or gives contact details. Other sellers don’t need them.",
  },
  {
    name: "Not about the deal",
    text: "Your rating is not about how this buyer dealt with you.",
  },
  {
    name: "Offensive language",
    text: "Your rating contains offensive language.",
  },
] as const;
