/** Maximum length of the reason for opening a private email. */
export const maxOpenReason = 300;
