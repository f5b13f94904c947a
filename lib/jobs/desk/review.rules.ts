import type { JobInput } from "./input.schema";

export function unreviewedFields({ salaryMin, salaryMax, salaryUnit, deadline, openings }: JobInput) {
  return { salaryMin, salaryMax, salaryUnit, deadline, openings };
}

export function hasSameContent(one: JobInput, other: JobInput): boolean {
  return (Object.keys(one) as (keyof JobInput)[]).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}
