import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { truncate } from "@/lib/shared/text";
import { applicationStatusNames, type ApplicationStatus, type JobEnd } from "./rules";

export const applicationCopy = {
  notFound: "This application doesn’t exist.",
  notOpen: "This job is no longer accepting applications.",
  elsewhere: "This job isn’t taking applications on this site.",
  yourself: "This is your own job.",
  twice: "You already applied for this job.",
  tooMany: "You’ve sent a lot of applications today. Try again tomorrow.",
  tooManySteps: "You’ve moved a lot of applications today. Try again tomorrow.",
  tooManyOfOne: "You’ve moved this application a lot today. Try again tomorrow.",
  noteMissing: "Write a few words about yourself.",
  resumeInUse: "You can take your resume back once the application is withdrawn or rejected.",
  resumeUnknown: "Choose your resume again.",
  questionsChanged: "This job’s questions have changed. Close the form and open it again.",
  movedMeanwhile: (to: ApplicationStatus) =>
    `Someone else moved this application to “${applicationStatusNames[to]}”. Reload the page.`,
  notAllowed: (from: ApplicationStatus) =>
    `An application that is “${applicationStatusNames[from]}” can’t be moved there.`,
} as const;

export const stepTexts: Record<ApplicationStatus, string> = {
  submitted: "The employer hasn’t read your application yet.",
  reviewed: "The employer read your application.",
  contacted: "The employer is getting in touch with you.",
  interview: "The employer would like to interview you. Look for a message with the details.",
  offered: "The employer would like to offer you the job. Look for a message with the details.",
  hired: "You’re hired. Congratulations.",
  rejected:
    "Thank you for applying and for your time. The employer decided to move forward with other applicants. We wish you all the best.",
  withdrawn: "You withdrew your application.",
};

type Facts = { jobTitle: string; path: string };
export type Notice = { title: string; body: string; template: string; button: string; path: string };

const short = (text: string) => `“${truncate(text, 100)}”`;

type AppliedFacts = Facts & { name: string; hasResume: boolean };

export function appliedNotice({ jobTitle, path, name, hasResume }: AppliedFacts): Notice {
  return {
    title: `${name} applied for ${short(jobTitle)}`,
    body: `The application includes ${hasResume ? "a resume and a note" : "a note"}. Read it and respond.`,
    template: "application_received",
    button: "View application",
    path,
  };
}

export function withdrawnNotice({ jobTitle, path, name }: Facts & { name: string }): Notice {
  return {
    title: `${name} withdrew from ${short(jobTitle)}`,
    body: "No action needed.",
    template: "application_withdrawn",
    button: "View applications",
    path,
  };
}

export function stepNotice({
  jobTitle,
  path,
  to,
  reason,
}: Facts & { to: ApplicationStatus; reason: string }): Notice {
  return {
    title: `Your application for ${short(jobTitle)}: ${applicationStatusNames[to]}`,
    body: reason || stepTexts[to],
    template: `application_${to}`,
    button: "View my applications",
    path,
  };
}

export const endTexts: Record<JobEnd, string> = {
  filled:
    "Thank you for applying and for your time. The job has been filled. We wish you all the best in your search.",
  closed: "The employer has closed this job. Thank you for applying and for your time.",
  expired:
    "This job is no longer accepting applications. The employer still has yours, and we’ll let you know about each step.",
  removed:
    "We took this job off the site, so it’s no longer accepting applications. Thank you for applying and for your time.",
};

const endNames: Record<JobEnd, string> = {
  filled: "has been filled",
  closed: "has closed",
  expired: "is no longer accepting applications",
  removed: "was removed",
};

export function endedNotice({ jobTitle, path, end }: Facts & { end: JobEnd }): Notice {
  return {
    title: `${short(jobTitle)} ${endNames[end]}`,
    body: endTexts[end],
    template: `application_job_${end}`,
    button: "View my applications",
    path,
  };
}

export function noticeToMail(notice: Notice, site: Site, firstName: string): MailContent {
  const { title, body, template, button, path } = notice;
  return {
    template,
    subject: title,
    preview: truncate(body, 150),
    heading: title,
    paragraphs: [`Hi ${firstName},`, body],
    button: { label: button, href: `${site.url}${path}` },
  };
}
