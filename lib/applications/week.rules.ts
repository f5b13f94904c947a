import { applicationStatuses, applicationStatusNames, type ApplicationStatus } from "./rules";
import { formatNumber } from "@/lib/shared/numbers";

/** Days after which a click on Apply is forgotten: the numbers of a week look back seven. */
export const pressRetentionDays = 35;

/** What seven days brought a job. */
export type JobWeek = {
  /** Whether people apply on this site; else presses count, which lead away. */
  here: boolean;
  views: number;
  presses: number;
  applications: number;
  /** Where those applications are by now, in the order of the steps; none where there are none. */
  steps: { status: ApplicationStatus; count: number }[];
};

function pluralize(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** The steps that anybody is in, in their order. */
export function nonEmptySteps(
  counts: Readonly<Partial<Record<ApplicationStatus, number>>>,
): JobWeek["steps"] {
  return applicationStatuses.flatMap((status) => {
    const count = counts[status] ?? 0;
    return count > 0 ? [{ status, count }] : [];
  });
}

/**
 * '128 views, 4 applications (3 submitted, 1 interview)'; for a job that is applied for elsewhere '128 views, 9 clicks on
 * Apply'.
 */
export function formatJobWeek({ here, views, presses, applications, steps }: JobWeek): string {
  const seen = pluralize(views, "view", "views");
  if (!here) return `${seen}, ${pluralize(presses, "click on Apply", "clicks on Apply")}`;
  const now = steps.map(({ status, count }) => `${count} ${applicationStatusNames[status].toLowerCase()}`);
  const sent = pluralize(applications, "application", "applications");
  return `${seen}, ${sent}${now.length > 0 ? ` (${now.join(", ")})` : ""}`;
}

/** True where there is something to tell. */
export function hasActivity({ views, presses, applications }: JobWeek): boolean {
  return views + presses + applications > 0;
}
