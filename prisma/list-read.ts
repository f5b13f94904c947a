import type { Viewer } from "@/lib/shared/access";
export type Subjects = {
  vendor: string;
  vendorUser: string;
  customer: string;
  listing: string;
  home: string;
};

/** Default maximum of rows to sort: a page plus one row that shows whether another page exists. */
export const pageSizePlusOne = 25;

/** Limits for the query plans of a list; docs/decisions/0139 has the reasons. */
export type ListRead = {
  name: string;
  /** Target in docs/benchmarks.md. `search` has none because the benchmark draws its words at random. */
  bar: "list" | "realestate" | "search" | "related" | "job-search" | "desk" | "desk-search";
  read: (subjects: Subjects, cursor?: string) => Promise<unknown>;
  index?: string;
  indexOnly?: string;
  sorted?: number;
  pages?: number;
  whole?: string[];
};

export function viewerOf({ vendorUser }: Subjects, role: Viewer["role"]): Viewer {
  const id = vendorUser;
  return {
    id,
    username: "",
    role,
    vendorId: null,
    vendorStatus: null,
    businessRole: null,
    sessionId: id,
    secondStepMissing: false,
  };
}
