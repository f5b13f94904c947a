/** Favourites a page shows, and at most gives at once. */
export const favoritePageSize = 24;
export const maxFavoritePageSize = 100;
/** Newest favourites whose hearts are filled; somebody with more still finds all of them in the list. */
export const maxHearts = 2000;
