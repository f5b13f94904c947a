/** What a customer's dashboard counts. */
export type CustomerDeskDto = { favorites: number; unreadMessages: number; points: number };
