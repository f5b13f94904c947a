import { applicationStatuses, applicationStatusNames, type ApplicationStatus } from "./rules";
import { formatNumber } from "@/lib/shared/numbers";

export const pressRetentionDays = 35;

export type JobWeek = {
  /** True if applicants apply on this site; otherwise `presses` counts clicks on the external link. */
  here: boolean;
  views: number;
  presses: number;
  applications: number;
  steps: { status: ApplicationStatus; count: number }[];
};

function pluralize(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

export function nonEmptySteps(
  counts: Readonly<Partial<Record<ApplicationStatus, number>>>,
): JobWeek["steps"] {
  return applicationStatuses.flatMap((status) => {
    const count = counts[status] ?? 0;
    return count > 0 ? [{ status, count }] : [];
  });
}

export function formatJobWeek({ here, views, presses, applications, steps }: JobWeek): string {
  const seen = pluralize(views, "view", "views");
  if (!here) return `${seen}, ${pluralize(presses, "click on Apply", "clicks on Apply")}`;
  const now = steps.map(({ status, count }) => `${count} ${applicationStatusNames[status].toLowerCase()}`);
  const sent = pluralize(applications, "application", "applications");
  return `${seen}, ${sent}${now.length > 0 ? ` (${now.join(", ")})` : ""}`;
}

export function hasActivity({ views, presses, applications }: JobWeek): boolean {
  return views + presses + applications > 0;
}
