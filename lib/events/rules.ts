export const eventTopics = ["message", "notification"] as const;
export type EventTopic = (typeof eventTopics)[number];

/** Retention in hours; clients that were offline longer reload everything. */
export const eventRetentionHours = 24;

export const maxEvents = 500;
