/** Wording from spec section 5, shared by sign-up and profile. */
export const personCopy = {
  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  phoneRequired: "Phone number is required",
  phoneInvalid: "Enter a 10-digit US phone number, or one with + and its country code",
  nameNotPlain: "Keep names on one line, without hidden characters",
  nameHoldsLink: "Enter your name without a web address",
  tooLong: "This is too long",
} as const;
