export type FavoriteKind = "listing" | "job";

const roots = { listing: "favorites", job: "saved-jobs" } as const;

export const favoriteKeys = {
  all: (kind: FavoriteKind) => [roots[kind]],
  ids: (userId: string, kind: FavoriteKind = "listing") => [roots[kind], userId, "ids"],
  /** Outside `all`, so toggling favorites doesn't invalidate it. A listing saved again gets a new key. */
  note: (id: string, savedAt: string) => ["favorite-note", id, savedAt],
} as const;
