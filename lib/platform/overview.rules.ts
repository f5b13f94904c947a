/** Counting stops here, so that long queues don't slow down admin pages. */
export const queueCountCap = 1000;
