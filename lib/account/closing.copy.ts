/** What the person is told before the account is deleted: what goes, what stays, and why. */
export const closingCopy = {
  title: "Delete my account",
  removed: [
    "Your name, username, email address, phone number and picture",
    "Your favorites, saved searches, notifications, quick replies and blocked people",
    "Your sign-ins, your two-step sign-in and your recovery codes",
    "The answers and resumes in your job applications",
  ],
  ended: [
    "Your listings and advertisements leave the site, and your jobs are closed",
    "Your plan ends, and you won’t be charged again",
    "Your open offers and viewings are withdrawn",
    "Your points are lost",
  ],
  kept: [
    {
      what: "Messages you sent, including your job application notes",
      why: "They’re part of the other person’s records too. We remove your name.",
    },
    { what: "Published reviews", why: "Others rely on them. We remove your name." },
    { what: "Payments and accepted deals", why: "The law requires us to keep these records." },
    { what: "Our log of decisions and security", why: "It protects everyone and can’t be changed." },
  ],
  lastAdmin: "You’re the only administrator. Make someone else an administrator first.",
  done: "Your account was deleted.",
} as const;
