/** What the person is told before the account is deleted: what goes, what stays, and why. */
export const closingCopy = {
  title: "Delete my account",
  removed: [
    "Your name, username, email address, phone number and picture",
    "Your favorites, saved searches, notifications, quick replies and blocked people",
    "Your sign-ins, your two-step sign-in and your recovery codes",
    "Your job applications' notes, answers and CVs",
  ],
  ended: [
    "Your listings and advertisements leave the site, and your jobs are closed",
    "Your plan ends, and you won't be charged again",
    "Your open offers and viewings are withdrawn",
    "Your points are lost",
  ],
  kept: [
    {
      what: "Messages you sent",
      why: "They are the other person's record too. They no longer carry your name.",
    },
    { what: "Published reviews", why: "Others rely on them. They no longer carry your name." },
    { what: "Payments and accepted deals", why: "The law asks us to keep the books." },
    { what: "Our log of decisions and security", why: "It protects everybody and is never changed." },
  ],
  lastAdmin: "You are the last administrator. Make somebody else one first.",
  done: "Your account was deleted.",
} as const;
