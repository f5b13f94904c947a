/** Somebody and something of each kind, for reads that are of one. */
export type Subjects = {
  vendor: string;
  vendorUser: string;
  customer: string;
  listing: string;
  home: string;
};

/** Rows that a sort may be given unless a list says otherwise: a page, and what tells that there is another one. */
export const pageSizePlusOne = 25;

/** Bounds of a list; docs/decisions/0139 has the reasons. */
export type ListRead = {
  name: string;
  /** What the bar of docs/benchmarks.md says of it; of `search` it says nothing, its words are drawn by chance there. */
  bar: "list" | "realestate" | "search" | "related" | "job-search" | "desk" | "desk-search";
  /** Asked again with the `next` of its answer, where that has one. */
  read: (subjects: Subjects, cursor?: string) => Promise<unknown>;
  /** The index that has to be used. */
  index?: string;
  /** The index that has to answer one of its statements, which counts, without a look at the table. */
  indexOnly?: string;
  /** The most rows that a sort may be given; `pageAndOne` unless said otherwise. */
  sorted?: number;
  /** The most pages that a statement may touch. */
  pages?: number;
  /** Big tables that it reads from end to end for a reason, which stands beside it. */
  whole?: string[];
};
