import { taskName } from "@/lib/shared/task";

/** Enqueued when a sold or rented listing is available again. */
export const relistedTask = taskName<{ listingId: string }>("relisted-listings");
