import type { ApplicantDto } from "./contract";
import type { ApplicationStatus } from "./rules";

export type Pipeline = {
  job: {
    id: string;
    title: string;
    version: number;
    openings: number;
    fillable: boolean;
  };
  columns: { status: ApplicationStatus; total: number; applicants: ApplicantDto[]; next: string | null }[];
};

export function moveApplicant(
  columns: Pipeline["columns"],
  { id, to }: { id: string; to: ApplicationStatus },
): Pipeline["columns"] {
  const moved = columns.flatMap(({ applicants }) => applicants).find((applicant) => applicant.id === id);
  if (!moved || moved.status === to) return columns;
  return columns.map((column) => {
    const { status, total, applicants } = column;
    if (status === moved.status) {
      const others = applicants.filter((applicant) => applicant.id !== id);
      return { ...column, total: total - 1, applicants: others };
    }
    if (status !== to) return column;
    return { ...column, total: total + 1, applicants: [{ ...moved, status: to }, ...applicants] };
  });
}

export type LoadedPages = {
  applicants: readonly ApplicantDto[];
  next: Readonly<Partial<Record<ApplicationStatus, string | null>>>;
};

export function appendPages(
  columns: Pipeline["columns"],
  { applicants, next }: LoadedPages,
): Pipeline["columns"] {
  const newest = new Set(columns.flatMap((column) => column.applicants.map(({ id }) => id)));
  const below = applicants.filter(({ id }) => !newest.has(id));
  return columns.map((column) => {
    const added = below.filter(({ status }) => status === column.status);
    const after = next[column.status];
    return {
      ...column,
      applicants: [...column.applicants, ...added],
      next: after === undefined ? column.next : after,
    };
  });
}
