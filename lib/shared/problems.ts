import { savedDataNote } from "./saved-data-note";

const problemStatuses = [400, 404, 410, 500, 503] as const;
export type ProblemStatus = (typeof problemStatuses)[number];

export type ProblemText = { title: string; text: string };

export const problemTexts: Record<ProblemStatus, ProblemText> = {
  400: {
    title: "This link is broken",
    text: `Part of the address can’t be read. It may have been cut off or changed when it was copied. ${savedDataNote}`,
  },
  404: {
    title: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
  },
  410: {
    title: "This page was removed",
    text: `It was taken down for good. ${savedDataNote}`,
  },
  500: {
    title: "Something went wrong",
    text: `We couldn’t show this page. The problem is on our side. ${savedDataNote}`,
  },
  503: {
    title: "We’ll be right back",
    text: `We’re having trouble reaching our data, so we can’t show this page at the moment. ${savedDataNote} Please try again soon.`,
  },
};

export const overloadText: ProblemText = {
  title: "It’s busy in here",
  text: `More people are here right now than we can serve at once. ${savedDataNote} Please try again in a few seconds.`,
};

export function problemOf(status: number): ProblemStatus {
  const exact = problemStatuses.find((known) => known === status);
  return exact ?? (status >= 500 ? 500 : 404);
}
