/** Favourites a page shows, and at most gives at once. */
export const favoritePageSize = 24;
export const maxFavoritePageSize = 100;
/** Newest favourites whose hearts are filled; somebody with more still finds all of them in the list. */
export const maxHearts = 2000;

/** What a person may write down about a favorite, in characters. */
export const maxFavoriteNoteLength = 500;

export const favoriteSorts = ["newest", "dropped", "price_asc", "price_desc", "name"] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

export const favoriteSortNames: Record<FavoriteSort, string> = {
  newest: "Recently saved",
  dropped: "Biggest price drop",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
  name: "Name",
};

/** The sort that an address names; an unknown one is the first. */
export function readFavoriteSort(value: string | undefined): FavoriteSort {
  return favoriteSorts.find((sort) => sort === value) ?? "newest";
}
