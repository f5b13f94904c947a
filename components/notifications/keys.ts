export const notificationKeys = {
  all: ["notifications"],
  unread: (userId: string) => ["notifications", userId, "unread"],
  list: (userId: string) => ["notifications", userId, "list"],
} as const;
