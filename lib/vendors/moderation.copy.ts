import type { VendorAction } from "./moderation.rules";

export const vendorReviewCopy = {
  reasonRequired: "Give a reason. The vendor will see it.",
  reasonTooLong: "Please keep the reason under 1,000 characters.",
  decided: "Someone already reviewed this vendor. Please look at it again.",
  changed: "The application just changed. Please look at it again.",
  checkMissing: "Do this check first.",
  emailUnconfirmed: "The owner hasn't confirmed their email address yet.",
  notApproved: "Only an approved vendor can be verified.",
  verifiedAlready: "Someone already changed the verification. Please look at it again.",
  notFound: "This vendor does not exist.",
} as const;

/** For audit lines and toasts. */
export const vendorActionNames: Record<VendorAction, string> = {
  approve: "approved",
  reject: "rejected",
  suspend: "suspended",
  reinstate: "reinstated",
};

/** Reasons to start from; the admin may change every word before the vendor reads it. */
export const reasonTemplates: Record<"reject" | "suspend", readonly { name: string; text: string }[]> = {
  reject: [
    {
      name: "Business cannot be verified",
      text: "We could not verify your business. Please add a note with your registration number or a link to your website, and apply again.",
    },
    {
      name: "Phone number does not work",
      text: "We could not reach you at the phone number you gave. Please correct it and apply again.",
    },
    {
      name: "Business name is misleading",
      text: "The business name could be taken for another company. Please use your own business name and apply again.",
    },
    {
      name: "Not enough about the offer",
      text: "Please tell us in the note what you want to offer and where, and apply again.",
    },
    {
      name: "Goods or services we do not allow",
      text: "What you want to offer is not allowed by our Terms of Service.",
    },
  ],
  suspend: [
    {
      name: "Misleading listings",
      text: "Several of your listings did not match what was offered. Please contact us to sort this out.",
    },
    {
      name: "Customer complaints",
      text: "We received several complaints from customers about your listings. Please contact us to sort this out.",
    },
    {
      name: "No longer reachable",
      text: "Customers and our team could not reach you for some time. Please contact us to reopen your account.",
    },
  ],
};
