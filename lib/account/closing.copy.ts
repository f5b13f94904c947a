export const retainedData = {
  messages: {
    what: "Messages, offers, viewings, and statements in cases you sent, including your job application notes",
    why: "They’re part of the other person’s records too. We remove your name.",
  },
  reviews: { what: "Published reviews", why: "Others rely on them. We remove your name." },
  names: {
    what: "Your business name and the titles of your listings and jobs",
    why: "Deals, reviews, and applications refer to them.",
  },
  books: {
    what: "Payments, accepted deals, and the record of your points",
    why: "The law requires us to keep our books.",
  },
  log: {
    what: "Reports you sent, and our log of decisions and security",
    why: "It protects everyone and can’t be changed.",
  },
  blocks: {
    what: "Blocks that others set against you",
    why: "They apply again if you sign up with the same email. We keep a code made from it, not the address.",
  },
} as const;

export const closingCopy = {
  title: "Delete my account",
  removed: [
    "Your name, username, email address, phone number and picture",
    "Your favorites, saved jobs, saved searches, notifications, quick replies and blocked people",
    "Your sign-ins, linked sign-ins, passkeys, two-step sign-in and recovery codes",
    "Your API keys and webhooks",
    "Ratings that sellers gave you, and those you gave buyers",
    "The answers and resumes in your job applications",
  ],
  ended: [
    "Your listings, jobs, company page and advertisements leave the site with their texts and pictures",
    "Your plan ends, and you won’t be charged again",
    "Your open offers and viewings are withdrawn",
    "Your points are lost",
  ],
  retained: Object.values(retainedData),
  lastAdmin: "You’re the only administrator. Make someone else an administrator first.",
  done: "Your account was deleted.",
  deletedName: "Deleted account",
  deletedText: "Deleted",
  reason: "The account was deleted.",
} as const;
