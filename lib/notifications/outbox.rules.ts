/** Characters of the reason for which an admin opens a private email. */
export const maxOpenReason = 300;
