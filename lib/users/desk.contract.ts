/** What a customer's dashboard counts; `newMatches` up to 100. */
export type CustomerDeskDto = {
  favorites: number;
  unreadMessages: number;
  points: number;
  savedSearches: number;
  newMatches: number;
};
