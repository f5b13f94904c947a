import type { ApplicantDto } from "./contract";
import { moveApplicant, appendPages, type Pipeline } from "./pipeline.rules";
import type { ApplicationStatus } from "./rules";

const applicant = (id: string, status: ApplicationStatus) => ({ id, status }) as ApplicantDto;
const column = (status: ApplicationStatus, ids: string[], next: string | null = null) => ({
  status,
  total: ids.length,
  next,
  applicants: ids.map((id) => applicant(id, status)),
});
const shown = (columns: Pipeline["columns"]) =>
  columns.map(({ status, total, applicants, next }) => [
    status,
    total,
    applicants.map(({ id }) => id).join(""),
    next,
  ]);

const columns = [column("submitted", ["a", "b"], "2"), column("rejected", ["c"])];

test("puts a moved applicant first in the other column", () => {
  expect(shown(moveApplicant(columns, { id: "b", to: "rejected" }))).toEqual([
    ["submitted", 1, "a", "2"],
    ["rejected", 2, "bc", null],
  ]);
});

test("shows further applicants below the newest, each once and in the current column", () => {
  const further = [applicant("d", "submitted"), applicant("e", "rejected"), applicant("c", "submitted")];
  expect(shown(appendPages(columns, { applicants: further, next: { submitted: "3" } }))).toEqual([
    ["submitted", 2, "abd", "3"],
    ["rejected", 1, "ce", null],
  ]);
  expect(shown(appendPages(columns, { applicants: [], next: { submitted: null } }))[0]?.[3]).toBeNull();
});
