export const favoriteKeys = {
  all: ["favorites"],
  ids: (userId: string) => ["favorites", userId, "ids"],
  /** Outside `all`, so toggling favorites doesn't invalidate it. A listing saved again gets a new key. */
  note: (id: string, savedAt: string) => ["favorite-note", id, savedAt],
} as const;
