import type { VendorAction } from "./moderation.rules";
import type { VendorStatus } from "@/lib/vendors/rules";

export const vendorReviewCopy = {
  reasonRequired: "Give a reason. The vendor will see it.",
  reasonMissing: "Give a reason. They’ll see it.",
  reasonTooLong: "Please keep the reason under 1,000 characters.",
  decided: "Someone already reviewed this vendor. Please take another look.",
  changed: "The application just changed. Please take another look.",
  checkMissing: "Do this check first.",
  emailUnconfirmed: "The owner hasn’t confirmed their email address yet.",
  notApproved: "Only an approved vendor can be verified.",
  verifiedAlready: "Someone already changed the verification. Please take another look.",
  ownerSuspended: "This vendor’s owner is suspended. Lift the owner’s suspension first.",
  notFound: "This vendor doesn’t exist.",
} as const;

export const vendorStatusNames: Record<VendorStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  suspended: "Suspended",
};

export const vendorActionNames: Record<VendorAction, string> = {
  approve: "approved",
  reject: "rejected",
  suspend: "suspended",
  reinstate: "reinstated",
};

export const reasonTemplates: Record<"reject" | "suspend", readonly { name: string; text: string }[]> = {
  reject: [
    {
      name: "Business can’t be verified",
      text: "We couldn’t verify your business. Please add a note with your registration number or a link to your website, and apply again.",
    },
    {
      name: "Phone number doesn’t work",
      text: "We couldn’t reach you at the phone number you gave us. Please correct it and apply again.",
    },
    {
      name: "Business name is misleading",
      text: "Your business name could be mistaken for another company’s. Please use your own business name and apply again.",
    },
    {
      name: "Not enough detail",
      text: "Please add a note about what you’ll offer and where, and apply again.",
    },
    {
      name: "Goods or services we don’t allow",
      text: "Our Terms of Service don’t allow what you’d like to offer.",
    },
  ],
  suspend: [
    {
      name: "Misleading listings",
      text: "Several of your listings didn’t match what customers got. Please contact us to sort this out.",
    },
    {
      name: "Customer complaints",
      text: "We received several complaints from customers about your listings. Please contact us to sort this out.",
    },
    {
      name: "No longer reachable",
      text: "Customers and our team haven’t been able to reach you for a while. Please contact us to reopen your account.",
    },
  ],
};
