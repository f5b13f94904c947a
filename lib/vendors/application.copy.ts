import { personCopy } from "@/lib/users/copy";

/** Field messages of a business (spec section 5), shared by sign-up and application. */
export const businessCopy = {
  businessNameRequired: "Business name is required",
  categoryRequired: "Category is required",
  phoneRequired: personCopy.phoneRequired,
  phoneTooLong: "Phone number must have at most 10 digits",
  tooLong: personCopy.tooLong,
} as const;

export const applicationCopy = {
  none: "This account has no vendor application.",
  notEditable: "Your application was decided and cannot be changed any more.",
  notRejected: "You can apply again only after a decision against your application.",
  changedMeanwhile: "Your application was changed or decided meanwhile. Please look at it again.",
  saved: "Your application was saved.",
  sent: "Your application was sent in again.",
  noteTooLong: "Please keep the note under 2,000 characters.",
  /** What happens next, on the 'Pending Approval' page. */
  next: [
    "Our team reviews your application, usually within two working days.",
    "You get an email with the decision.",
    "After the approval your dashboard opens and you create your first listings.",
  ],
} as const;
