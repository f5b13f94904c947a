import type { VendorAction } from "./rules";

export const vendorReviewCopy = {
  reasonRequired: "Say why: the vendor reads it.",
  reasonTooLong: "Please keep the reason under 1,000 characters.",
  decided: "This vendor was decided on meanwhile. Please look at it again.",
  changed: "The application was changed meanwhile. Please look at it again.",
  notFound: "This vendor does not exist.",
} as const;

/** For audit lines and toasts. */
export const vendorActionNames: Record<VendorAction, string> = {
  approve: "approved",
  reject: "rejected",
  suspend: "suspended",
  reinstate: "reinstated",
};
