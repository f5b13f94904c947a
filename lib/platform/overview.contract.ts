/** How many there are; `capped` means 'more than' that many. */
export type CappedCount = { count: number; capped: boolean };

/** How many wait in each queue, and since when the oldest has waited (ISO). */
export type QueueDto = CappedCount & { oldest: string | null };

export type AdminDeskDto = {
  vendors: QueueDto;
  listings: QueueDto;
  revisions: QueueDto;
  jobs: QueueDto;
  advertisements: QueueDto;
  payments: QueueDto;
  rewards: QueueDto;
  reviews: QueueDto;
  reports: QueueDto;
  failedMails: QueueDto;
};

/** The site in numbers, counted now. */
export type SiteNumbersDto = {
  users: { customers: number; vendors: number; admins: number; newThisWeek: number };
  vendors: { pending: number; approved: number; rejected: number; suspended: number };
  listings: { live: number; pending: number; total: number; newThisWeek: number };
  jobs: { open: number };
  reviews: { published: number };
};

/** Vendors by state; those whose account was deleted do not count. */
export type VendorCountsDto = Record<"all" | "pending" | "approved" | "rejected" | "suspended", CappedCount>;
