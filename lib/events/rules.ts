/** What a page can follow: a conversation that changed (its id), a notification (its id). */
export const eventTopics = ["message", "notification"] as const;
export type EventTopic = (typeof eventTopics)[number];

/** Hours for which an event can be asked for; who was away longer asks for everything again. */
export const eventRetentionHours = 24;

/** At most this many events are read at a time; who has missed more asks for everything again. */
export const maxEvents = 500;
