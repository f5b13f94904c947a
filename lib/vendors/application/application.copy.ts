import { personCopy } from "@/lib/users/copy";

export const businessCopy = {
  businessNameRequired: "Business name is required",
  categoryRequired: "Category is required",
  phoneRequired: personCopy.phoneRequired,
  phoneInvalid: "Enter a 10-digit US phone number without an extension",
  tooLong: personCopy.tooLong,
} as const;

export const applicationCopy = {
  none: "This account has no vendor application.",
  notEditable: "We already reviewed your application, so you can’t change it anymore.",
  notRejected: "You can apply again only if we didn’t approve your application.",
  changedMeanwhile: "Your application has changed. Please check it again.",
  saved: "Your application was saved.",
  sent: "We got your updated application.",
  noteTooLong: "Please keep the note under 2,000 characters.",
  next: [
    "Our team reviews your application, usually within two business days.",
    "We’ll email you our decision.",
    "Once you’re approved, your dashboard opens and you can create your first listings.",
  ],
} as const;
