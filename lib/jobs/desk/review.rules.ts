import type { JobInput } from "./input.schema";

/** What of an open job changes at once; anything else is looked at again before the public sees it. */
export function liveFields({ salaryMin, salaryMax, salaryUnit, deadline, openings }: JobInput) {
  return { salaryMin, salaryMax, salaryUnit, deadline, openings };
}

/** Whether two texts of a job say the same, however their fields are ordered. */
export function saysSame(one: JobInput, other: JobInput): boolean {
  return (Object.keys(one) as (keyof JobInput)[]).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}
