/** Maximum length of the reason for opening a private email. */
export const maxOpenReasonLength = 300;
