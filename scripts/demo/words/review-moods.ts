export type Mood = "good" | "fair" | "poor";

/** Sentences of people who were pleased, half pleased and not pleased. */
export type Said = Record<Mood, readonly string[]>;
