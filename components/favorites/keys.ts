/** Where the answers about hearts are kept; the page of favorites fills the ids on the server. */
export const favoriteKeys = {
  all: ["favorites"],
  ids: (userId: string) => ["favorites", userId, "ids"],
  /** Not among `all`: hearts leave it as it is. Saved again later it is another one. */
  note: (id: string, savedAt: string) => ["favorite-note", id, savedAt],
} as const;
