/** `capped` means more than `count`. */
export type CappedCount = { count: number; capped: boolean };

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
  cases: QueueDto;
  heldMessages: QueueDto;
  failedMails: QueueDto;
};

export type SiteNumbersDto = {
  users: { customers: number; vendors: number; admins: number; newThisWeek: number };
  vendors: { pending: number; approved: number; rejected: number; suspended: number };
  listings: { live: number; pending: number; total: number; newThisWeek: number };
  jobs: { open: number };
  reviews: { published: number };
};

export type VendorCountsDto = Record<"all" | "pending" | "approved" | "rejected" | "suspended", CappedCount>;
