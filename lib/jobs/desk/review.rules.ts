import type { JobInput } from "./input.schema";

/** Fields of an open job that change without another review. */
export function unreviewedFields({ salaryMin, salaryMax, salaryUnit, deadline, openings }: JobInput) {
  return { salaryMin, salaryMax, salaryUnit, deadline, openings };
}

/** Compares contents regardless of the order of their fields. */
export function hasSameContent(one: JobInput, other: JobInput): boolean {
  return (Object.keys(one) as (keyof JobInput)[]).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}
