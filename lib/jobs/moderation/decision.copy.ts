export const jobModerationCopy = {
  decided: "Someone already reviewed this. Please look at it again.",
  changed: "The poster just changed this. Please look at it again.",
  suspended: "This poster is suspended. Reject the job, or lift the suspension first.",
  deadlinePassed: "The date to apply by has passed. Request changes and ask the poster for a later one.",
  reasonRequired: "Give a reason. The poster will see it.",
  reasonTooLong: "Please keep the reason under 1,000 characters.",
} as const;

/** Reasons to start from; the admin may change every word before the poster reads it. */
export const jobReasonTemplates: Record<
  "request-changes" | "reject",
  readonly { name: string; text: string }[]
> = {
  "request-changes": [
    {
      name: "Description is too short",
      text: "Please describe the duties, requirements and benefits.",
    },
    {
      name: "Pay is unclear",
      text: "Please check the pay: the amount doesn’t fit the unit you chose.",
    },
    {
      name: "Contact details in the text",
      text: "Please remove email addresses, phone numbers and links from the description. Choose how people apply below it instead.",
    },
    {
      name: "Date has passed",
      text: "The date to apply by passed while your job was in review. Please choose a later one.",
    },
    {
      name: "Wrong category",
      text: "This job belongs in another category. Please choose the one that fits.",
    },
    {
      name: "Excludes people",
      text: "Please remove wording that limits who can apply by age, gender, origin, religion or family status.",
    },
  ],
  reject: [
    { name: "Not allowed here", text: "Our Terms of Service don’t allow this kind of job." },
    { name: "Asks for money", text: "Jobs that ask applicants to pay anything are not allowed." },
    { name: "Not a job", text: "This isn’t a job. Offer goods and services as a listing instead." },
    { name: "Posted twice", text: "You already have the same job on the site. Please keep one." },
  ],
};
