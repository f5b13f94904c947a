/** Where the answers about hearts are kept; the page of favorites fills the ids on the server. */
export const favoriteKeys = {
  all: ["favorites"],
  ids: (userId: string) => ["favorites", userId, "ids"],
} as const;
