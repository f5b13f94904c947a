export const jobModerationCopy = {
  decided: "Someone already reviewed this. Please take another look.",
  changed: "The poster just changed this. Please take another look.",
  suspended: "This poster is suspended. Reject the job, or lift the suspension first.",
  deadlinePassed: "The apply-by date has passed. Request changes and ask the poster for a later one.",
  reasonRequired: "Give a reason. The poster will see it.",
  reasonTooLong: "Please keep the reason under 1,000 characters.",
} as const;

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
      text: "Please check the pay: the amount doesn’t match the pay period you chose.",
    },
    {
      name: "Contact details in the text",
      text: "Please remove email addresses, phone numbers and links from the description. Choose how people apply below it instead.",
    },
    {
      name: "Date has passed",
      text: "The apply-by date passed while your job was in review. Please choose a later one.",
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
    { name: "Asks for money", text: "We don’t allow jobs that ask applicants to pay anything." },
    { name: "Not a job", text: "This isn’t a job. To offer goods or services, create a listing instead." },
    { name: "Posted twice", text: "You already posted this job. Please keep only one." },
  ],
};
