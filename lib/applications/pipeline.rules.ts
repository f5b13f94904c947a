import type { ApplicantDto } from "./contract";
import type { ApplicationStatus } from "./rules";

export type Pipeline = {
  job: { id: string; title: string };
  /** A column for each state: how many it has, and the newest of them. */
  columns: { status: ApplicationStatus; total: number; applicants: ApplicantDto[] }[];
};

/** The columns with one applicant moved to the front of another. */
export function placeInPipeline(
  columns: Pipeline["columns"],
  { id, to }: { id: string; to: ApplicationStatus },
): Pipeline["columns"] {
  const moved = columns.flatMap(({ applicants }) => applicants).find((applicant) => applicant.id === id);
  if (!moved || moved.status === to) return columns;
  return columns.map(({ status, total, applicants }) => {
    if (status === moved.status) {
      return { status, total: total - 1, applicants: applicants.filter((applicant) => applicant.id !== id) };
    }
    if (status !== to) return { status, total, applicants };
    return { status, total: total + 1, applicants: [{ ...moved, status: to }, ...applicants] };
  });
}
