import type { ReviewAction } from "./moderation.rules";

export const reviewModerationCopy = {
  notFound: "This review does not exist.",
  decided: "Somebody has decided on this review meanwhile.",
  changed: "The author has changed this review meanwhile.",
  reasonMissing: "Say why: the author reads it.",
} as const;

export const reviewActionNames: Record<ReviewAction, string> = {
  publish: "published",
  reject: "rejected",
  hide: "hidden",
};

export const reviewReasonTemplates = [
  {
    name: "Personal information",
    text: "Your review names a private person or gives contact details. Please write it again without them.",
  },
  {
    name: "Not about the deal",
    text: "Your review is not about this listing or how the vendor dealt with you. Please tell other buyers what you experienced.",
  },
  {
    name: "Offensive language",
    text: "Your review contains offensive language. Please write it again without it.",
  },
] as const;
